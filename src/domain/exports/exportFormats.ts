/** How an export format is shown and stored. */
export interface ExportFormatDescription {
  /** Its name in menus. */
  label: string;
  mediaType: string;
  /** What its file names end with, with the dot. */
  ending: string;
}

/** The formats of `exportArtifact`, in the order of menus. */
export const exportFormats = {
  bibtex: { label: 'BibTeX', mediaType: 'application/x-bibtex', ending: '.bib' },
  'csl-json': {
    label: 'CSL-JSON',
    mediaType: 'application/vnd.citationstyles.csl+json',
    ending: '.csl.json',
  },
} as const satisfies Readonly<Record<string, ExportFormatDescription>>;

/** The name of an export format. */
export type ExportFormat = keyof typeof exportFormats;
