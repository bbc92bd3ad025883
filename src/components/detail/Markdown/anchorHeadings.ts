const headingTags = 'h1, h2, h3, h4, h5, h6';

/**
 * Gives every heading an id, `prefix` and a name made of its words as GitHub makes it, and returns the ids by those names:
 * what fragment links in texts are written for.
 */
export function anchorHeadings(root: DocumentFragment, prefix: string): Map<string, string> {
  const ids = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const heading of root.querySelectorAll(headingTags)) {
    const name = freeName(headingName(heading.textContent ?? ''), ids, counts);
    ids.set(name, prefix + name);
    heading.id = prefix + name;
  }
  return ids;
}

/** The id that a fragment link, `#name`, means; none if it means nothing here. */
export function anchorOf(href: string, ids: ReadonlyMap<string, string>): string | undefined {
  const name = readable(href.slice(1)).replace(/^user-content-/, '');
  return ids.get(name) ?? ids.get(name.toLowerCase());
}

function headingName(words: string): string {
  const name = words.trim().toLowerCase();
  return name.replace(/[^\p{L}\p{M}\p{N}_\- ]/gu, '').replaceAll(' ', '-') || 'section';
}

/** Goes on counting where it was for the same name: thousands of equal headings are none too many. */
function freeName(
  name: string,
  taken: ReadonlyMap<string, string>,
  counts: Map<string, number>,
): string {
  if (!taken.has(name)) return name;
  let number = counts.get(name) ?? 1;
  while (taken.has(`${name}-${number}`)) number += 1;
  counts.set(name, number + 1);
  return `${name}-${number}`;
}

function readable(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
