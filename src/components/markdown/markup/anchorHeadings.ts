const headingTags = 'h1, h2, h3, h4, h5, h6';

/**
 * Gives every heading an id: `prefix`, then a name made from its words as GitHub does. Returns the
 * ids by name, for fragment links.
 */
export function anchorHeadings(root: DocumentFragment, prefix: string): Map<string, string> {
  const ids = new Map<string, string>();
  // Keeps counting per name, so that thousands of equal headings stay fast.
  const counts = new Map<string, number>();
  for (const heading of root.querySelectorAll(headingTags)) {
    const words = headingName(heading.textContent ?? '');
    let name = words;
    for (let number = counts.get(words) ?? 1; ids.has(name); number += 1) {
      name = `${words}-${number}`;
      counts.set(words, number + 1);
    }
    ids.set(name, prefix + name);
    heading.id = prefix + name;
  }
  return ids;
}

/** The target id of a fragment link such as `#name`; `undefined` if there is none. */
export function anchorOf(href: string, ids: ReadonlyMap<string, string>): string | undefined {
  const written = href.slice(1);
  for (const fragment of [written, readable(written)]) {
    const name = fragment.replace(/^user-content-/, '');
    const id = ids.get(name) ?? ids.get(name.toLowerCase());
    if (id !== undefined) return id;
  }
  return undefined;
}

function headingName(words: string): string {
  const name = words.trim().toLowerCase();
  return name.replace(/[^\p{L}\p{M}\p{N}_\- ]/gu, '').replaceAll(' ', '-') || 'section';
}

function readable(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
