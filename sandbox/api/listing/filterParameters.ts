import { inQuery, sharingKey } from '../reference/description';

/** The filters as OpenAPI parameters (contract/api 2.1). */
export const filterParameters = [
  inQuery(
    'q',
    'Words that must all occur in title, descriptions, owner, author names or tags. OR separates alternatives. A leading - excludes a word. Quotes and apostrophes must be balanced.',
  ),
  inQuery('tag', 'A whole tag, in any letter case. Repeat it to require several tags.'),
  inQuery('owner', 'The URN of the owner.'),
  inQuery('author_name', 'A part of the name of an author.'),
  inQuery('min_access_count', 'The smallest number of launches.', { type: 'integer' }),
  inQuery('max_access_count', 'The largest number of launches.', { type: 'integer' }),
  sharingKey,
];
