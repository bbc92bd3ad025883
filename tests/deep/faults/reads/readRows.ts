import type { CallRow } from '../matrix';
import { badges } from './badges';
import { getArtifact } from './getArtifact';
import { listFirstPage } from './listFirstPage';
import { listLaterPage } from './listLaterPage';
import { gitLookup } from './gitLookup';
import { tags } from './tags';
import { tagsInForm } from './tagsInForm';
import { tokenExchange } from './tokenExchange';

/** The reading calls, in the order of product 7. */
export const readRows: readonly CallRow[] = [
  tokenExchange,
  listFirstPage,
  listLaterPage,
  getArtifact,
  tags,
  tagsInForm,
  badges,
  gitLookup,
];
