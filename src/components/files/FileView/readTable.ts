import Papa from 'papaparse';

/** Most columns, and longest text of a cell in characters. */
export const mostColumns = 100;
export const longestCell = 1_000;
/** Most rows below the header, and most cells. */
const mostRows = 1000;
const mostCells = 20_000;
/** Characters in which the delimiter is searched for. */
const beginning = 20_000;

/** The beginning of a CSV or TSV file. */
export interface Table {
  header: string[];
  rows: string[][];
  /** Whether the file may have more rows than a table shows. */
  isFull: boolean;
  hasMoreColumns: boolean;
  /** Whether the text of a cell is cut. */
  hasLongCells: boolean;
}

/**
 * Reads the beginning of a table.
 *
 * @param delimiter `''` finds it in the text.
 * @param isWhole Whether the text is all of the file. Otherwise its last row, which may be cut, is
 * left out.
 */
export function readTable(text: string, delimiter: string, isWhole: boolean): Table {
  const { data, meta } = Papa.parse<string[]>(text, {
    delimiter: delimiter || Papa.parse(text.slice(0, beginning), { preview: 1 }).meta.delimiter,
    preview: mostRows + 2,
    // The fast mode would split all of the text.
    fastMode: false,
    skipEmptyLines: true,
  });
  const read = isWhole || meta.truncated || data.length < 2 ? data : data.slice(0, -1);
  const [header = [], ...rows] = read;
  const columns = Math.min(header.length, mostColumns);
  const count = Math.min(mostRows, Math.max(1, Math.floor(mostCells / Math.max(columns, 1))));
  const shown = [header, ...rows.slice(0, count)].map((row) => row.slice(0, columns));
  const [shownHeader = [], ...shownRows] = shown.map((row) =>
    row.map((value) => value.slice(0, longestCell)),
  );
  return {
    header: shownHeader,
    rows: shownRows,
    isFull: rows.length > count,
    hasMoreColumns: read.some((row) => row.length > columns),
    hasLongCells: shown.some((row) => row.some((value) => value.length > longestCell)),
  };
}
