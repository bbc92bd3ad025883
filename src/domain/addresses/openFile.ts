// The open file in the query string of an artifact's page.

const fileParameter = 'file';
const cellParameter = 'cell';

/** The path of the file that is open, in the query string of an artifact's page. */
export function readOpenFile(search: string | URLSearchParams): string | undefined {
  return new URLSearchParams(search).get(fileParameter) || undefined;
}

/** The number of the cell of a notebook, from 1, in the query string of an artifact's page. */
export function readOpenCell(search: string | URLSearchParams): number | undefined {
  const written = new URLSearchParams(search).get(cellParameter) ?? '';
  return /^[1-9]\d{0,5}$/.test(written) ? Number(written) : undefined;
}

/** The query string of an artifact's page with a cell of the open notebook. */
export function writeOpenCell(search: string | URLSearchParams, cell: number): string {
  const params = new URLSearchParams(search);
  params.set(cellParameter, String(cell));
  return `?${params.toString()}`;
}

/**
 * The query string of an artifact's page with another open file, and no cell of the last one. Other
 * parameters are kept.
 */
export function writeOpenFile(search: string | URLSearchParams, path: string | undefined): string {
  const params = new URLSearchParams(search);
  params.delete(cellParameter);
  if (path === undefined) params.delete(fileParameter);
  else params.set(fileParameter, path);
  return params.size > 0 ? `?${params.toString()}` : '';
}
