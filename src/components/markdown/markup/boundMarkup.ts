/** Deepest nesting of elements. Layout of deeply nested tables and lists takes exponential time. */
const deepestElement = 24;
/** Tables within tables. */
const deepestTable = 3;
/** Most places for cells in all tables, counting the rows and columns that a cell spans. */
export const mostCells = 2_500;

/**
 * Bounds the layout of sanitized markup: turns elements that are nested too deeply into text, and
 * removes everything after the last allowed table cell. Changes `root`. Returns whether the markup
 * was within the bounds (decision 30).
 */
export function boundMarkup(root: DocumentFragment): boolean {
  let isWhole = true;
  let cells = 0;

  function visit(parent: ParentNode & Node, depth: number, tables: number): void {
    for (const node of [...parent.childNodes]) {
      if (cells > mostCells) {
        node.remove();
        isWhole = false;
      } else if (node instanceof Element) {
        bound(node, depth, tables + (node.localName === 'table' ? 1 : 0));
      }
    }
  }

  function bound(element: Element, depth: number, tables: number): void {
    cells += cellsOf(element);
    if (cells > mostCells) return visit(element, depth, tables);
    if (depth < deepestElement && tables <= deepestTable) return visit(element, depth + 1, tables);
    if (!element.firstElementChild) return;
    element.textContent = element.textContent ?? '';
    isWhole = false;
  }

  visit(root, 1, 0);
  return isWhole;
}

/** Places in its table that a cell takes. */
function cellsOf(element: Element): number {
  if (!/^t[dh]$/.test(element.localName)) return 0;
  // Browsers end a cell with its table.
  return span(element, 'colspan', 1_000) * span(element, 'rowspan', 100);
}

function span(cell: Element, name: string, most: number): number {
  return Math.min(Math.max(1, parseInt(cell.getAttribute(name) ?? '', 10) || 1), most);
}
