import { readFileSync } from 'node:fs';

import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { readDescription } from '../../../sandbox/api/import/artifactOfCrate';
import type { Artifact } from '../../../src/domain/artifact/artifact';
import { exportArtifact, type ExportOptions } from '../../../src/domain/exports/exportArtifact';
import { exportedFacts } from '../../../src/domain/exports/exportedFacts';
import { cff } from '../../../src/domain/exports/formats/cff';
import { type ExportFormat, exportFormats } from '../../../src/domain/exports/exportFormats';
import { anArtifact, anEmptyArtifact } from '../../builders/anArtifact';
import { recordArtifacts } from '../../builders/recordArtifacts';
import { worldArtifacts } from '../../builders/worldArtifacts';
import { anAuthor } from '../../builders/anAuthor';
import { hostileStrings } from './hostileStrings';
import { sampleArtifacts, seededArtifacts, sharingKey } from './sampleArtifacts';

const options: ExportOptions = {
  productName: 'Trovi',
  dashboardUrl: 'https://trovi.example.org/dashboard/',
  supportEmail: 'help@chameleoncloud.org',
};
const samples = sampleArtifacts();
const formats = Object.keys(exportFormats) as ExportFormat[];

const textOf = (format: ExportFormat, artifact: Artifact) =>
  exportArtifact(format, artifact, options).text;

function validatorOf(file: string) {
  const text = readFileSync(new URL(`schemas/${file}`, import.meta.url), 'utf8');
  // This version of Ajv does not support all drafts. The deep tests use the validators themselves.
  const schema = { ...(JSON.parse(text) as object), $schema: undefined };
  const settings = { allErrors: true, schemaId: 'auto', unknownFormats: 'ignore' } as const;
  return new Ajv({ ...settings, logger: false }).compile(schema);
}

describe.each<[ExportFormat, schema: string, read: (text: string) => unknown]>([
  ['csl-json', 'csl-data.json', JSON.parse],
  ['datacite-json', 'datacite-v4.5.json', JSON.parse],
  ['codemeta', 'codemeta-3.0.json', JSON.parse],
  ['ro-crate', 'ro-crate-1.1.json', JSON.parse],
  ['cff', 'cff-1.2.0.json', (text): unknown => parseYaml(text)],
])('%s', (format, schema, read) => {
  it(`is valid by ${schema} for ${samples.length} artifacts`, () => {
    const isValid = validatorOf(schema);
    for (const artifact of samples) {
      // Without any date, a required one is absent: nothing is invented.
      const isDated = [artifact.createdAt, artifact.updatedAt].some(Number.isFinite);
      if (!isDated && !artifact.versions[0]?.createdAt) continue;
      const text = textOf(format, artifact);
      expect(isValid(read(text)), `${JSON.stringify(isValid.errors)} in ${text}`).toBe(true);
    }
  });
});

describe('every format', () => {
  it.each(formats)(
    '%s has no sharing key, no broken character and no control character',
    (format) => {
      for (const artifact of samples) {
        const text = textOf(format, artifact);
        expect(text).not.toContain(sharingKey);
        expect(text).not.toMatch(/(?![\r\n\t])\p{Cc}|\p{Surrogate}|\p{Noncharacter_Code_Point}/u);
      }
    },
  );
});

describe('cff', () => {
  it('keeps texts that YAML could take for something else', () => {
    for (const title of [
      'true',
      '2026-03-02',
      '~',
      '1e3',
      '12:30:45',
      '- yes: no # c',
      'a\u2028b',
    ]) {
      const read = parseYaml(textOf('cff', anArtifact({ title })), { version: '1.1' }) as object;
      expect(read).toMatchObject({ title: title.replace('\u2028', ' ') });
    }
  });

  it('keeps 5,000 hostile texts in YAML 1.1 and 1.2', () => {
    const seed = 20_261_123;
    const artifact = anArtifact({ tags: hostileStrings(seed, 5_000) });
    const { keywords } = exportedFacts(artifact, options);
    expect(keywords.length).toBeGreaterThan(3_750);
    for (const version of ['1.1', '1.2'] as const) {
      const read = parseYaml(cff(artifact, options), { version }) as { keywords: string[] };
      expect(read.keywords).toEqual(keywords);
    }
  });

  it('invents no author', () => {
    expect(parseYaml(textOf('cff', anEmptyArtifact()))).toMatchObject({
      authors: [{ alias: 'anonymous' }],
    });
  });
});

describe('trovi-json', () => {
  const urn = 'urn:trovi:contents:git:https://github.com/example-lab/tail-latency.git@4f1c2d9';

  it('is what the import reads', () => {
    const artifact = anArtifact();
    const { text, problem } = exportArtifact('trovi-json', artifact, options);
    expect(problem).toBeUndefined();
    expect(readDescription(text, urn)).toEqual({
      title: artifact.title,
      short_description: artifact.shortDescription,
      long_description: artifact.longDescription,
      tags: ['education', 'networking'],
      authors: [
        {
          full_name: 'Noor Haddad',
          affiliation: 'Example State University',
          email: 'noor.haddad@example.edu',
        },
      ],
      version: {
        contents: { urn },
        links: [],
        environment_setup: [{ type: 'jupyterhub', arguments: '{}' }],
      },
    });
  });

  it('says so where the import refuses it, and only there', () => {
    const artifacts = [...seededArtifacts(), ...recordArtifacts(), ...worldArtifacts()];
    for (const artifact of artifacts) {
      const { text, problem } = exportArtifact('trovi-json', artifact, options);
      const read = () => {
        const { tags } = readDescription(text, urn);
        if (tags.includes('')) throw new Error('A tag is empty.');
      };
      if (problem) {
        expect(text).toContain(problem);
        expect(read).toThrow();
      } else {
        expect(read).not.toThrow();
      }
    }
  });

  it('names what is missing', () => {
    const artifact = anEmptyArtifact({ authors: [anAuthor({ email: '' })] });
    expect(exportArtifact('trovi-json', artifact, options).problem).toBe(
      "The catalogue's import refuses this file until it has: tags, an e-mail address of every author.",
    );
  });
});
