import path from 'node:path';

import { expect, test } from '@playwright/test';

import type { Artifact } from '../../../src/domain/artifact/artifact';
import { bibtex } from '../../../src/domain/citation/bibtex';
import { oldLatexBibtex } from '../../../src/domain/citation/oldLatexBibtex';
import { compile, type Engine, type Style, styles } from './compile';
import { generatedArtifacts } from './generatedArtifacts';
import { seededArtifacts } from './seeds';

const folder = process.env.TROVI_DEEP_FOLDER ?? '';
const seed = Number(process.env.TEX_SEED ?? 20261122);
const count = Number(process.env.TEX_COUNT ?? 1000);

const options = {
  productName: 'Trovi',
  dashboardUrl: 'https://trovi.example.org/dashboard/',
  testbedName: 'Chameleon',
  supportEmail: 'help@chameleoncloud.org',
};

const artifacts = [...seededArtifacts(), ...generatedArtifacts(seed, count)];

/** Characters that pdflatex sets with its T1 fonts. */
const settable = /^[\p{ASCII}¡-ÿŒœĲĳȘșȚțẞ–—‘’“”‚„‹›†‡•…‰€™]*$/u;

/** Styles with labels, such as `Oka26a`. They support 26 of the same kind in one document. */
const labelled: readonly string[] = ['alpha', 'apalike'];

/** biblatex takes Unicode. The other styles need the form for old LaTeX (decision 81). */
const entryOf = (artifact: Artifact, style: Style) =>
  (style === 'numeric' ? bibtex : oldLatexBibtex)(artifact, options);

/** Biber turns TeX accents into letters, and pdflatex sets only these of them, but not `Ħ`. */
const decoded = /^[\p{ASCII}¡-ĥĨ-ſȘșȚțẞ–—‘’“”‚„‹›†‡•…‰€™−≤≥≠≈→←↔⇒∞∈\u200b]*$/u;

function engineOf(artifact: Artifact, style: Style): Engine {
  const { title, authors } = artifact;
  const texts = [title, ...authors.map(({ fullName }) => fullName)];
  // Styles do not print these fields.
  const printed = entryOf(artifact, style).replace(/^ {2}(?:abstract|keywords) .*$/gm, '');
  const isSettable =
    style === 'numeric'
      ? texts.every((text) => decoded.test(text.normalize('NFC')))
      : settable.test(printed);
  return isSettable ? 'pdflatex' : 'lualatex';
}

test('every artifact has a key of its own', () => {
  const keys = artifacts.map(
    (artifact) => /^@software\{(.*),\n/.exec(entryOf(artifact, 'numeric'))?.[1] ?? '',
  );
  expect(keys.filter((key) => !/^[a-z0-9_]{1,60}$/.test(key))).toEqual([]);
  expect(new Set(keys).size).toBe(artifacts.length);
});

for (const engine of ['pdflatex', 'lualatex'] as const) {
  for (const style of styles) {
    test(`${engine} sets all entries in the style ${style} (seed ${seed})`, async () => {
      test.setTimeout(900_000);
      const chosen = artifacts.filter((artifact) => engineOf(artifact, style) === engine);
      expect(chosen.length).toBeGreaterThan(count / 10);
      const entries = chosen.map((artifact) => entryOf(artifact, style));
      const size = labelled.includes(style) ? 250 : entries.length;
      const texts: string[] = [];
      for (let start = 0; start < entries.length; start += size) {
        const at = path.join(folder, 'tex', engine, style, `${start}`);
        const part = entries.slice(start, start + size);
        const { errors, text } = await compile(part, style, engine, at);
        expect(errors).toEqual([]);
        texts.push(text);
      }
      const text = texts.join(' ');
      expect(text).not.toContain('??');
      const titles = chosen
        .map(({ title }) => title)
        .filter((title) => /^[A-Z0-9][A-Za-z0-9 .:(),]*$/.test(title));
      expect(titles.filter((title) => !text.includes(title.replace(/\s+/g, '')))).toEqual([]);
    });
  }
}

test('names survive', async () => {
  test.setTimeout(300_000);
  const names = ['Łukasz Żak', 'Éric Núñez', 'danah boyd', 'José Ortega y Gasset', 'Čeněk Řehoř'];
  const [artifact] = artifacts;
  const entries = names.map((fullName, index) =>
    entryOf(
      {
        ...artifact!,
        id: `name-${index}`,
        authors: [{ fullName, email: '', affiliation: '' }],
      },
      'plain',
    ),
  );
  const at = path.join(folder, 'tex/names');
  const { errors, text } = await compile(entries, 'plain', 'pdflatex', at);
  expect(errors).toEqual([]);
  for (const name of names) expect(text).toContain(name.replace(/\s+/g, ''));
});
