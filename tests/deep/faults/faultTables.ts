import { type FaultKind, faultKindNames, faultKinds } from './faultKinds';
import { type CallRow, type Cell, isPlayed, type Outcome } from './matrix';

/** Calls that share a table. */
export interface CallGroup {
  name: string;
  rows: readonly CallRow[];
}

export const begin = '<!-- faults: made by `npm run docs:faults` -->';
export const end = '<!-- faults end -->';

const escape = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const line = (cells: readonly string[]) => `| ${cells.map(escape).join(' | ')} |\n`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `${[head, head.map(() => '---'), ...rows].map(line).join('')}\n`;
}

function cellText(cell: Cell): string {
  return isPlayed(cell) ? cell.outcome.short : `— (${cell.never})`;
}

/** The outcomes of these calls, without repeats, in order of appearance. */
export function outcomesOf(rows: readonly CallRow[]): Outcome[] {
  const cells = faultKindNames.flatMap((kind) => rows.map((row) => row.cells[kind]));
  return [...new Set(cells.flatMap((cell) => (isPlayed(cell) ? [cell.outcome] : [])))];
}

function callTable(rows: readonly CallRow[]): string {
  const faultLine = (kind: FaultKind) => [
    faultKinds[kind].heading,
    ...rows.map((row) => cellText(row.cells[kind])),
  ];
  return table(
    ['Fault', ...rows.map(({ name }) => name)],
    [
      ['', ...rows.map(({ method, path }) => `\`${method} ${path}\``)],
      ...faultKindNames.map(faultLine),
    ],
  );
}

/** Notes on the faults of a call. Faults with the same note share a line. */
function details(row: CallRow): string {
  const faultsByDetail = new Map<string, string[]>();
  for (const kind of faultKindNames) {
    const cell = row.cells[kind];
    const detail = isPlayed(cell) ? cell.detail : undefined;
    if (!detail) continue;
    const faults = faultsByDetail.get(detail) ?? [];
    faultsByDetail.set(detail, [...faults, faultKinds[kind].heading]);
  }
  if (faultsByDetail.size === 0) return '';
  const lines = [...faultsByDetail].map(
    ([detail, faults]) => `- ${faults.join(', ')}: ${detail}\n`,
  );
  return `Messages and details of **${row.name}**:\n\n${lines.join('')}\n`;
}

/** Markdown of the fault kinds and of one table for each group of calls, with its terms. */
export function faultTables(groups: readonly CallGroup[]): string {
  const kinds = faultKindNames.map((kind) => [faultKinds[kind].heading, faultKinds[kind].about]);
  const parts = groups.map(({ name, rows }) => {
    const legend = outcomesOf(rows).map(({ short, meaning }) => `- **${short}**: ${meaning}\n`);
    const parted = [callTable(rows), `${legend.join('')}\n`, ...rows.map(details)];
    return `## ${name}\n\n${parted.join('')}`;
  });
  return ['## The faults\n\n', table(['Fault', 'What happens'], kinds), ...parts].join('');
}

/** Puts the tables between the page's markers. Returns undefined without markers. */
export function withTables(page: string, tables: string): string | undefined {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) return undefined;
  return `${page.slice(0, from + begin.length)}\n\n${tables.trim()}\n\n${page.slice(to)}`;
}
