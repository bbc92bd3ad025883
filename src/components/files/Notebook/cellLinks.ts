/** Addresses of the cells of a notebook, on a page whose address can name one. */
export interface CellLinks {
  /** The number of the cell that the address names, from 1. */
  linked?: number;
  /** The address of the page with a cell of the open file. */
  addressOf: (cell: number) => string;
}
