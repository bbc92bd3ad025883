/**
 * The attribute of elements that a publishing server wrote into the head of a page. Its value is the
 * `content` that the page has without an artifact, `''` for an element that it then lacks.
 */
export const publishedMark = 'data-trovi-former';
