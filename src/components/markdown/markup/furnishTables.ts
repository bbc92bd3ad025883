/**
 * Lets wide tables scroll, and gives them no empty headers: a head without words is removed, and a
 * single header without words becomes a cell. Changes `root`.
 */
export function furnishTables(root: DocumentFragment): void {
  for (const cell of root.querySelectorAll('[align]')) alignCell(cell);
  for (const head of root.querySelectorAll('thead')) {
    if (isBlank(head) && head.parentElement?.querySelector(':scope > tbody > tr')) head.remove();
  }
  for (const header of root.querySelectorAll('th')) if (isBlank(header)) unmarkHeader(header);
  for (const table of root.querySelectorAll('table')) frameTable(table);
}

const isBlank = (part: Element) => !part.textContent?.trim() && !part.querySelector('img');

function unmarkHeader(header: Element): void {
  const cell = header.ownerDocument.createElement('td');
  for (const { name, value } of header.attributes) {
    if (name !== 'scope') cell.setAttribute(name, value);
  }
  cell.append(...header.childNodes);
  header.replaceWith(cell);
}

/** Leaves the alignment to the style sheet: the attribute is obsolete (HTML, 16.2). */
function alignCell(cell: Element): void {
  const align = cell.getAttribute('align')?.trim().toLowerCase() ?? '';
  cell.removeAttribute('align');
  if (align === 'right' || align === 'center') cell.setAttribute('data-align', align);
}

/** Puts a wide table into a scrolling frame that the keyboard can reach. */
function frameTable(table: Element): void {
  const frame = table.ownerDocument.createElement('div');
  const name = table.querySelector('caption')?.textContent?.trim() || 'Table';
  frame.setAttribute('role', 'group');
  frame.setAttribute('tabindex', '0');
  frame.setAttribute('aria-label', name);
  table.replaceWith(frame);
  frame.append(table);
}
