import { expect } from '@playwright/test';

import { badgesPath } from '../../../e2e/fixtures/faults';
import { cards } from '../../../e2e/screen/list';
import type { CallRow } from '../matrix';
import type { Stage } from '../scene';
import { decorate, type DecoratedScene, decorationCells } from './decoration';

const badge = ({ page }: Stage) =>
  cards(page).getByRole('link', { name: 'reproducible', exact: true }).first();
const facets = ({ page }: Stage) =>
  page.getByRole('group', { name: 'Badges' }).getByRole('checkbox');

/** The badges on the cards of the list, and the filter by them. */
export const badges: CallRow<DecoratedScene> = {
  name: 'Badges',
  method: 'GET',
  path: 'portal: badges',
  prepare: (stage) =>
    decorate(stage, {
      call: { method: 'GET', path: badgesPath, wrongShape: { badges: 7, artifact_badges: null } },
      isSignedIn: false,
      async expectDecorated(seen) {
        await expect(badge(seen)).toBeVisible();
        await expect(facets(seen).first()).toBeVisible();
      },
      async expectUndecorated(seen) {
        await expect(badge(seen)).toHaveCount(0);
        await expect(facets(seen)).toHaveCount(0);
      },
    }),
  cells: decorationCells({ withToken: false }),
};
