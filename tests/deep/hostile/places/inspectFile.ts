import type { Page } from '@playwright/test';

import { routeTo } from '../../../e2e/screen/detail';
import { expect } from '../hostileTest';
import { uuidOf } from './hostileArtifact';
import type { HostileFile } from './hostileFiles';
import { inspect } from './inspect';

/** Opens a file of the artifact with files, waits for all of it, unfolds and inspects it. */
export async function inspectFile(page: Page, prose: string, file: HostileFile): Promise<void> {
  const { path, cells } = file;
  await routeTo(page, `artifacts/${uuidOf(1)}?file=${encodeURIComponent(path)}`);
  const view = page
    .getByRole('main')
    .locator('section section')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(view.getByRole('heading', { level: 3 }).first()).toBeFocused();
  await expect(view.getByText(/^(Loading|Reading)/)).toHaveCount(0);
  if (cells !== undefined) {
    await expect(view.getByRole('list', { name: 'Cells' }).locator('> li')).toHaveCount(cells);
  }
  await view.evaluate((element) => {
    for (const folded of element.querySelectorAll('details')) folded.open = true;
    for (const button of element.querySelectorAll<HTMLElement>('button[aria-expanded="false"]')) {
      button.click();
    }
  });
  await inspect(page, prose, path);
}
