import { and, sql, type SQL } from 'drizzle-orm';

import { foldText } from '../../database/collation';
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

/**
 * The search as one JSON value, not as one condition for each word: SQLite limits how deep
 * conditions nest, and a search can have thousands of words.
 */
function matches(search: Search): SQL | undefined {
  if (search.length === 0) return undefined;
  const alternatives = JSON.stringify(
    search.map(({ wanted, unwanted }) => ({
      wanted: wanted.map(foldText),
      unwanted: unwanted.map(foldText),
    })),
  );
  const occurs = sql`(${occursInOwnText} or instr(${searchTexts.names}, word.value) > 0)`;
  return sql`exists (select 1 from ${searchTexts}, json_each(${alternatives}) as alternative
    where ${searchTexts.artifactUuid} = ${artifacts.uuid}
      and not exists (select 1 from json_each(alternative.value, '$.wanted') as word
        where not ${occurs})
      and not exists (select 1 from json_each(alternative.value, '$.unwanted') as word
        where ${occurs})
      and ${sharesNames})`;
}

const occursInOwnText = sql`instr(${searchTexts.ownText}, word.value) > 0`;

/**
 * Words that match only authors must match the same author, and likewise for tags
 * (contract/api 2.1).
 */
const sharesNames = sql`(json_array_length(alternative.value, '$.wanted') < 2 or exists (
    select 1 from (select 1)
      left join ${authors} on ${authors.artifactUuid} = ${artifacts.uuid}
      left join ${artifactTags} on ${artifactTags.artifactUuid} = ${artifacts.uuid}
      left join ${tags} on ${tags.id} = ${artifactTags.tagId}
    where not exists (select 1 from json_each(alternative.value, '$.wanted') as word
      where not (${occursInOwnText}
        or instr(coalesce(${authors.foldedName}, ''), word.value) > 0
        or instr(coalesce(${tags.foldedTag}, ''), word.value) > 0))))`;
