/**
 * The attribute of elements that a publishing server added to the head of a page. Its value is the
 * `content` that the page has without an artifact, or `''` for an element that is missing from that
 * page.
 */
export const publishedMark = 'data-trovi-former';
