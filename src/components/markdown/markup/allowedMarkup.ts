/**
 * Elements that a description may contain. Of other elements, only the text stays, of some nothing.
 */
export const allowedTags = [
  ...['p', 'br', 'hr', 'div', 'span', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['a', 'em', 'strong', 'b', 'i', 'u', 's', 'del', 'ins', 'mark', 'sub', 'sup', 'small'],
  ...['abbr', 'cite', 'q', 'kbd', 'samp', 'var', 'code', 'pre', 'blockquote'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'details', 'summary', 'figure', 'figcaption', 'img'],
  // Pictures become images.
  ...['picture', 'source'],
  // The footnotes. Sections of authors are taken out.
  'section',
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

// `id` and `name` have other names until the text's place gives them a prefix.
const everywhere = ['title', 'lang', 'dir', 'data-id', 'data-name'];
const byTag: Record<string, readonly string[]> = {
  a: ['href', 'data-footnote-ref', 'data-footnote-backref'],
  code: ['data-language', 'data-math'],
  section: ['data-footnotes'],
  span: ['data-task'],
  img: ['src', 'alt', 'width', 'height'],
  source: ['srcset', 'media'],
  ol: ['start', 'reversed'],
  details: ['open'],
  th: ['align', 'colspan', 'rowspan', 'scope'],
  td: ['align', 'colspan', 'rowspan'],
};
const givenByTag: Record<string, readonly string[]> = {
  a: ['target', 'rel', 'referrerpolicy', 'role', 'aria-label', 'data-only'],
  img: ['loading', 'decoding', 'referrerpolicy', 'data-only'],
  div: ['role', 'tabindex', 'aria-label', 'data-alert'],
  li: ['data-task'],
  p: ['data-alert'],
  section: ['role', 'aria-label'],
  span: ['role', 'aria-label', 'data-only'],
  pre: ['tabindex'],
  th: ['data-align'],
  td: ['data-align'],
};

const listed = (lists: Record<string, readonly string[]>, tag: string, attribute: string) =>
  Object.hasOwn(lists, tag) && lists[tag]?.includes(attribute) === true;

/** Whether a description may contain this attribute. Both names in lower case. */
export const mayBring = (attribute: string, tag: string) =>
  everywhere.includes(attribute) || listed(byTag, tag, attribute);

/** The same, after {@link furnishMarkup}, which adds attributes of its own. */
export const mayHave = (attribute: string, tag: string) =>
  attribute === 'id' || mayBring(attribute, tag) || listed(givenByTag, tag, attribute);
