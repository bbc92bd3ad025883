import { type ExportFormatDescription, exportFormats } from '../exportFormats';

const { bibtex, ris } = exportFormats;

/** The formats of `exportList`, in the order of menus. */
export const listFormats = {
  bibtex,
  'bibtex-old-latex': exportFormats['bibtex-old-latex'],
  ris,
  'csl-json': exportFormats['csl-json'],
  csv: { label: 'CSV', mediaType: 'text/csv;charset=utf-8', ending: '.csv' },
} as const satisfies Readonly<Record<string, ExportFormatDescription>>;

/** The name of a format for many artifacts. */
export type ListFormat = keyof typeof listFormats;
