/**
 * Gives footnotes ids that nothing else in the text can have, and links both ways. Without `prefix`
 * they have no links. Takes the sections of an author out, and the heading of ours. Changes `root`;
 * adds the ids to `anchors`, under their own name.
 */
export function furnishFootnotes(
  root: DocumentFragment,
  prefix: string | undefined,
  anchors: Map<string, string>,
): void {
  const sections = [...root.querySelectorAll('section')];
  const notes = sections.findLast(
    (one) => one.hasAttribute('data-footnotes') && one.querySelector(':scope > ol > li'),
  );
  for (const section of sections) {
    if (section !== notes) section.replaceWith(...section.childNodes);
  }
  const items = [...(notes?.querySelectorAll(':scope > ol > li') ?? [])];
  notes?.querySelector(':scope > h2')?.remove();
  notes?.setAttribute('role', 'doc-endnotes');
  notes?.setAttribute('aria-label', 'Footnotes');
  const references = groupReferences(root);
  items.forEach((item, index) => {
    const number = index + 1;
    const backs = [...item.querySelectorAll<HTMLAnchorElement>('a[data-footnote-backref]')];
    const label = backs[0]?.getAttribute('href')?.slice('#footnote-ref-'.length) ?? '';
    const places = references.get(label) ?? [];
    references.delete(label);
    if (!prefix) {
      for (const back of backs) back.remove();
      for (const place of places) place.replaceWith(`[${number}]`);
      return;
    }
    // Ids of headings have no dots.
    const id = `${prefix}note.${number}`;
    name(item, id);
    places.forEach((place, at) => {
      name(place, `${id}.${at + 1}`);
      lead(place, id, 'doc-noteref', `Footnote ${number}`);
    });
    backs.forEach((back, at) => {
      // Styles draw the arrow. With several places, their number follows.
      back.replaceChildren(...back.querySelectorAll('sup'));
      const times = backs.length > 1 ? `, place ${at + 1}` : '';
      lead(
        back,
        `${id}.${at + 1}`,
        'doc-backlink',
        `Back to the text of footnote ${number}${times}`,
      );
    });
  });
  for (const forged of [...references.values()].flat()) forged.replaceWith(...forged.childNodes);

  function name(element: Element, id: string) {
    element.id = id;
    element.removeAttribute('data-id');
    anchors.set(id, id);
  }
}

/** The references in the text, by the label of their note. */
function groupReferences(root: DocumentFragment): Map<string, HTMLAnchorElement[]> {
  const groups = new Map<string, HTMLAnchorElement[]>();
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-footnote-ref]')) {
    const label = link.getAttribute('href')?.slice('#footnote-'.length) ?? '';
    const group = groups.get(label);
    if (group) group.push(link);
    else groups.set(label, [link]);
  }
  return groups;
}

function lead(link: Element, id: string, role: string, label: string): void {
  const given = { href: `#${id}`, role, lang: 'en', 'aria-label': label };
  for (const [attribute, value] of Object.entries(given)) link.setAttribute(attribute, value);
}
