const roots = 'src|dashboard|server|sandbox|tools|tests|stories|docs|\\.storybook|\\.ci';
/** A path from the root of the repository, not a part of another path or of an address. */
const rooted = new RegExp(`(?<![\\w./@-])(?:${roots})/[\\w./*-]*\\w`, 'g');
/** A file without its folder. */
const named = /`([\w.-]+\.(?:tsx?|mjs|cjs|json|md))`/g;

/** The files and folders that a guide names, by their paths from the root or by file names. */
export function pathsIn(text) {
  const found = [
    ...[...text.matchAll(rooted)].map(([place]) => place),
    ...[...text.matchAll(named)].map(([, name]) => name),
  ];
  return [...new Set(found)].filter((place) => !place.includes('*'));
}
