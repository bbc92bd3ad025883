import { readFileSync } from 'node:fs';
import path from 'node:path';

import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';

import { usageOf, usages } from '../../stories/usage/usage.ts';
import { filesIn, textOf } from './files.mjs';

const groups = ['Actions', 'Forms', 'Feedback', 'Catalogue', 'Artifact', 'Editing', 'Dialogs'];
const storyFiles = filesIn('stories').filter((file) => file.endsWith('.stories.tsx'));
const guides = filesIn('stories').filter((file) => file.endsWith('.mdx'));

/** The stories of a file, as Storybook reads them. Without a title, the path gives it. */
const read = (file) =>
  loadCsf(textOf(file), {
    fileName: file,
    makeTitle: (title) => title ?? file.slice('stories/'.length, -'.stories.tsx'.length),
  }).parse();

const csfFiles = storyFiles.map((file) => [file, read(file)]);
const guideTitles = guides.map((file) => /<Meta title="([^"]*)"/.exec(textOf(file))?.[1] ?? '');
const titles = [...csfFiles.map(([, { meta }]) => meta.title ?? ''), ...guideTitles];

/** Whether a story takes the properties of another one, and with them its name. */
const isDerived = (node) => {
  const value = node?.init ?? node;
  const literal = value?.type === 'TSSatisfiesExpression' ? value.expression : value;
  return literal?.properties?.some(({ type }) => type === 'SpreadElement') ?? false;
};

it('the name of every story is set, or is one word', () => {
  const unset = csfFiles.flatMap(([file, { _storyAnnotations, _storyExports }]) =>
    Object.keys(_storyExports)
      .filter((name) => !_storyAnnotations[name]?.name)
      .filter((name) => isDerived(_storyExports[name]) || !/^[A-Z][a-z]+$/.test(name))
      .map((name) => `${file} ${name}`),
  );
  expect(unset).toEqual([]);
});

it('every story of a component is in one of the groups', () => {
  const components = csfFiles
    .filter(([file]) => file.startsWith('stories/Components/'))
    .map(([file, { meta }]) => [meta.title, path.basename(file, '.stories.tsx')]);
  expect(components.length).toBeGreaterThan(70);
  const wrong = components.filter(
    ([title, name]) => !groups.some((group) => title === `Components/${group}/${name}`),
  );
  expect(wrong).toEqual([]);
});

it('guides have no tables in Markdown, which Storybook shows as they are written', () => {
  const tables = guides.filter((file) => /^\|/m.test(textOf(file).replace(/```[^]*?```/g, '')));
  expect(tables).toEqual([]);
});

describe('public components', () => {
  const names = JSON.parse(readFileSync('docs/public-names.json', 'utf8'));
  const entries = ['add', 'components', 'detail', 'edit', 'featured', 'toaster'];
  const components = entries
    .flatMap((entry) => names[entry].values)
    .filter((name) => /^[A-Z]/.test(name));

  it.each(components)('%s has a docs page that says how to use it', (name) => {
    expect(Object.keys(usageOf(`Components/${name}`) ?? {})).toEqual([
      'use',
      'avoid',
      'keys',
      'content',
    ]);
    expect(
      titles.filter((title) => /^Components\/\w+\//.test(title) && title.endsWith(`/${name}`)),
    ).toHaveLength(1);
  });

  it('no others are described, and elements share the description of their component', () => {
    expect(Object.keys(usages).sort()).toEqual([...components].sort());
    expect(usageOf('Elements/trovi-citation-box')).toBe(usages.CitationBox);
  });
});
