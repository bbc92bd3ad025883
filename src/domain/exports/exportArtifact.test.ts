import { describe, expect, it } from 'vitest';
import { anArtifact } from '../../../tests/builders/anArtifact';
import { aDoiVersion, aVersion } from '../../../tests/builders/aVersion';
import { awkwardArtifacts } from '../../../tests/builders/awkwardArtifacts';
import { besideOldLibraries } from '../../../tests/fakes/extendedPrototypes';
import { bibtex } from '../citation/bibtex';
import { cslItem } from '../citation/cslItem';
import { exportArtifact } from './exportArtifact';
import { type ExportFormat, exportFormats } from './exportFormats';

const options = { productName: 'Trovi', dashboardUrl: 'https://trovi.example.org/dashboard/' };
const formats = Object.keys(exportFormats) as ExportFormat[];

describe('exportArtifact', () => {
  it('writes the BibTeX entry and the CSL item of the citation', () => {
    expect(exportArtifact('bibtex', anArtifact(), options)).toEqual({
      fileName: 'noor_2026_tail_latency_fe9b2ce2-2026-03-02.bib',
      mediaType: 'application/x-bibtex',
      text: bibtex(anArtifact(), options),
    });
    const { fileName, mediaType, text } = exportArtifact('csl-json', anArtifact(), options);
    expect(fileName).toBe('noor_2026_tail_latency_fe9b2ce2-2026-03-02.csl.json');
    expect(mediaType).toBe('application/vnd.citationstyles.csl+json');
    expect(JSON.parse(text)).toEqual([cslItem(anArtifact(), options)]);
  });

  it.each(formats)('is the same beside old libraries that extend prototypes: %s', (format) => {
    const artifact = anArtifact({ versions: [aDoiVersion(), aVersion()] });
    const write = () => exportArtifact(format, artifact, options);
    expect(besideOldLibraries(write)).toEqual(write());
  });

  it.each(formats)('describes the version asked for: %s', (format) => {
    const version = aDoiVersion();
    const artifact = anArtifact({ versions: [aVersion(), version] });
    const { fileName, text } = exportArtifact(format, artifact, { ...options, version });
    expect(fileName).toBe(
      `noor_2026_tail_latency_fe9b2ce2-2026-02-01${exportFormats[format].ending}`,
    );
    // The import gets the version from the repository.
    if (format !== 'trovi-json') expect(text).toContain('10.5281/zenodo.9912345');
    expect(text).not.toContain('2026-03-02');
  });

  it.each(formats)('has a safe file name and clean text whatever people wrote: %s', (format) => {
    const versions = [aVersion({ slug: '../..\\a b\u0000\u202e:*?"<>|.' + 'x'.repeat(300) })];
    const key = 'Secret-Sharing-Key';
    for (const artifact of [...awkwardArtifacts(), anArtifact({ versions, title: '\\../:' })]) {
      const file = exportArtifact(format, { ...artifact, sharingKey: key }, options);
      expect(file.fileName).toMatch(/^[A-Za-z0-9_][A-Za-z0-9_.-]{0,140}$/);
      expect(file.fileName).not.toContain('..');
      expect(file.text).not.toMatch(/(?![\r\n\t])\p{Cc}|\p{Surrogate}|\\u00[01]|\\ud83d/u);
      expect(file.text).not.toContain(key);
    }
  });
});
