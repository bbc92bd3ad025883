import { describe, expect, it } from 'vitest';
import { exportFormats, type ExportFormat } from './exportFormats';
import { exportUrl, readExportName } from './exportUrl';

const base = 'https://trovi.example.org/dashboard/';
const formats = Object.keys(exportFormats) as ExportFormat[];

describe('exportUrl', () => {
  it('adds the ending of each format to the address of the page', () => {
    expect(formats.map((format) => exportUrl(base, 'id', format).slice(`${base}artifacts/`.length)))
      .toMatchInlineSnapshot(`
        [
          "id.bib",
          "id.old-latex.bib",
          "id.ris",
          "id.csl.json",
          "id.cff",
          "id.codemeta.json",
          "id.jsonld",
          "id.datacite.json",
          "id.datacite.xml",
          "id.ro-crate.json",
          "id.dc.xml",
          "id.trovi.json",
        ]
      `);
    expect(exportUrl(base, 'id', 'bibtex', '2026-03-02.1')).toBe(
      `${base}artifacts/id/versions/2026-03-02.1.bib`,
    );
  });

  it('is read back', () => {
    for (const format of formats) {
      const name = exportUrl('/', 'id', format, '2026-03-02.1').split('/').at(-1) ?? '';
      expect(readExportName(name)).toEqual({ name: '2026-03-02.1', format });
      expect(readExportName(name.toUpperCase())?.format).toBe(format);
    }
    expect(readExportName('2026-03-02.1')).toBeUndefined();
    expect(readExportName('id.json')).toBeUndefined();
  });
});
