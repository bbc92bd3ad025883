/** How an export format is shown and stored. */
export interface ExportFormatDescription {
  /** Its name in menus. */
  label: string;
  mediaType: string;
  /** The extension of its file names, with the dot. */
  ending: string;
}

/**
 * The formats of `exportArtifact`, in the order of menus. Some have a prescribed file name:
 * `CITATION.cff`, `codemeta.json`, `ro-crate-metadata.json`, `trovi.json`.
 */
export const exportFormats = {
  bibtex: { label: 'BibTeX', mediaType: 'application/x-bibtex', ending: '.bib' },
  'bibtex-old-latex': {
    label: 'BibTeX for old LaTeX',
    mediaType: 'application/x-bibtex',
    ending: '.old-latex.bib',
  },
  ris: { label: 'RIS', mediaType: 'application/x-research-info-systems', ending: '.ris' },
  'csl-json': {
    label: 'CSL-JSON',
    mediaType: 'application/vnd.citationstyles.csl+json',
    ending: '.csl.json',
  },
  cff: { label: 'CITATION.cff', mediaType: 'application/yaml', ending: '.cff' },
  codemeta: {
    label: 'CodeMeta',
    mediaType: 'application/ld+json;profile="https://w3id.org/codemeta/3.0"',
    ending: '.codemeta.json',
  },
  'schema-org': {
    label: 'schema.org JSON-LD',
    mediaType: 'application/ld+json',
    ending: '.jsonld',
  },
  'datacite-json': {
    label: 'DataCite JSON',
    mediaType: 'application/vnd.datacite.datacite+json',
    ending: '.datacite.json',
  },
  'datacite-xml': {
    label: 'DataCite XML',
    mediaType: 'application/vnd.datacite.datacite+xml',
    ending: '.datacite.xml',
  },
  'ro-crate': {
    label: 'RO-Crate metadata',
    mediaType: 'application/ld+json;profile="https://w3id.org/ro/crate/1.1"',
    ending: '.ro-crate-metadata.json',
  },
  'dublin-core': { label: 'Dublin Core XML', mediaType: 'application/xml', ending: '.dc.xml' },
  'trovi-json': { label: 'trovi.json', mediaType: 'application/json', ending: '.trovi.json' },
} as const satisfies Readonly<Record<string, ExportFormatDescription>>;

/** The name of an export format. */
export type ExportFormat = keyof typeof exportFormats;
