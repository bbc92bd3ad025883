import { expect } from '@playwright/test';

import { tagsPath } from '../../../e2e/fixtures/faults';
import type { CallRow } from '../matrix';
import type { Stage } from '../scene';
import { decorate, type DecoratedScene, decorationCells } from './decoration';
import { tokenKinds } from './tokenKinds';

const facets = ({ page }: Stage) => page.getByRole('group', { name: 'Tags' }).getByRole('checkbox');

/** The tags of the list's filter. */
export const tags: CallRow<DecoratedScene> = {
  name: 'Tags, in the list',
  method: 'GET',
  path: '/meta/tags/',
  prepare: (stage, kind) =>
    decorate(stage, {
      call: { method: 'GET', path: tagsPath, wrongShape: { tags: 'none' } },
      isSignedIn: tokenKinds.includes(kind),
      expectDecorated: (seen) => expect(facets(seen).first()).toBeVisible(),
      expectUndecorated: (seen) => expect(facets(seen)).toHaveCount(0),
    }),
  cells: decorationCells({ withToken: true }),
};
