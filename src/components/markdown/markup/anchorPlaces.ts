/**
 * Gives ids to the places that an author named with `id` or `name`, and adds their names to
 * `anchors`. Headings have theirs already. Of two places or headings with a name, the first one is
 * the target, as in browsers. Without `prefix`, there are no ids.
 */
export function anchorPlaces(
  root: DocumentFragment,
  prefix: string | undefined,
  anchors: Map<string, string>,
): void {
  const others = new Map([...root.querySelectorAll('[id]')].map((one) => [one.id, one]));
  const named = new Set<string>();
  for (const place of root.querySelectorAll('[data-id], [data-name]')) {
    for (const attribute of ['data-id', 'data-name']) {
      const name = place.getAttribute(attribute)?.replace(/^user-content-/, '') ?? '';
      place.removeAttribute(attribute);
      if (!prefix || !name || named.has(name)) continue;
      const other = others.get(anchors.get(name) ?? '');
      if (other && other !== place && isBefore(other, place)) continue;
      named.add(name);
      place.id ||= freeId(prefix + name.replaceAll(/\s/g, '-'), others);
      others.set(place.id, place);
      anchors.set(name, place.id);
    }
  }
}

const isBefore = (first: Node, second: Node) =>
  // 4 is Node.DOCUMENT_POSITION_FOLLOWING.
  (first.compareDocumentPosition(second) & 4) !== 0;

/** Ids of headings have no dots. */
function freeId(id: string, taken: ReadonlyMap<string, Element>): string {
  return taken.has(id) ? freeId(`${id}.place`, taken) : id;
}
