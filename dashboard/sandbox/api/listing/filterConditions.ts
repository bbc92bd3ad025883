import { and, not, or, sql, type SQL } from 'drizzle-orm';

import { foldText } from '../../database/foldText';
import { artifacts, artifactTags, authors, searchTexts, tags } from '../../database/tables/schema';
import type { Filters } from './listQuery';
import type { Search } from './searchWords';

/** The SQL condition of the filters (contract/api 2.1). Undefined if every artifact passes. */
export function passes(filters: Filters): SQL | undefined {
  const { minAccessCount, maxAccessCount, owner, authorName } = filters;
  return and(
    minAccessCount === undefined ? undefined : sql`${artifacts.accessCount} >= ${minAccessCount}`,
    maxAccessCount === undefined ? undefined : sql`${artifacts.accessCount} <= ${maxAccessCount}`,
    owner === undefined ? undefined : sql`${artifacts.ownerUrn} = ${owner}`,
    authorName === undefined ? undefined : hasAuthor(authorName),
    ...filters.tags.map(hasTag),
    matches(filters.search),
  );
}

function hasTag(tag: string): SQL {
  return sql`exists (select 1 from ${artifactTags} join ${tags} on ${tags.id} = ${artifactTags.tagId}
    where ${artifactTags.artifactUuid} = ${artifacts.uuid} and ${tags.foldedTag} = ${foldText(tag)})`;
}

function hasAuthor(name: string): SQL {
  return sql`exists (select 1 from ${authors}
    where ${authors.artifactUuid} = ${artifacts.uuid}
      and instr(${authors.foldedName}, ${foldText(name)}) > 0)`;
}

function matches(search: Search): SQL | undefined {
  if (search.length === 0) return undefined;
  const alternatives = search.map(({ wanted, unwanted }) =>
    and(
      ...wanted.map(occurs),
      ...unwanted.map((word) => not(occurs(word))),
      wanted.length > 1 ? sharesNames(wanted) : undefined,
    ),
  );
  return sql`exists (select 1 from ${searchTexts}
    where ${searchTexts.artifactUuid} = ${artifacts.uuid} and ${or(...alternatives)})`;
}

/** A word occurs in the artifact's own texts, an author's name, or a tag. */
function occurs(word: string): SQL {
  return sql`(${occursInOwnText(word)} or instr(${searchTexts.names}, ${foldText(word)}) > 0)`;
}

function occursInOwnText(word: string): SQL {
  return sql`instr(${searchTexts.ownText}, ${foldText(word)}) > 0`;
}

/**
 * Words that match only authors must match the same author, and likewise for tags
 * (contract/api 2.1).
 */
function sharesNames(words: string[]): SQL {
  const inOneRow = words.map(
    (word) =>
      sql`(${occursInOwnText(word)}
        or instr(coalesce(${authors.foldedName}, ''), ${foldText(word)}) > 0
        or instr(coalesce(${tags.foldedTag}, ''), ${foldText(word)}) > 0)`,
  );
  return sql`(${and(...words.map(occursInOwnText))} or exists (
    select 1 from (select 1)
      left join ${authors} on ${authors.artifactUuid} = ${artifacts.uuid}
      left join ${artifactTags} on ${artifactTags.artifactUuid} = ${artifacts.uuid}
      left join ${tags} on ${tags.id} = ${artifactTags.tagId}
    where ${and(...inOneRow)}))`;
}
