import type { CallRow } from '../matrix';
import { badges } from './badges';
import { getArtifact } from './getArtifact';
import { listFirstPage } from './listFirstPage';
import { listLaterPage } from './listLaterPage';
import { tags } from './tags';

/** The calls that read, in the order of spec 7. */
export const readRows: readonly CallRow[] = [
  listFirstPage,
  listLaterPage,
  getArtifact,
  tags,
  badges,
];
