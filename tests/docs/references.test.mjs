import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { citable, citationsIn, foreignReferencesIn } from './citations.mjs';
import { filesIn, isThere, textOf } from './files.mjs';
import { anchorsOf, brokenLinksIn, linksOutOf } from './links.mjs';
import { pathsIn } from './paths.mjs';

const code = [
  'src',
  'dashboard',
  'server',
  'sandbox',
  'tools',
  'tests',
  'stories',
  '.storybook',
  '.ci',
  '*.mjs',
  '*.cjs',
];
/** Sample artifacts mention files of their own. */
const notSeeds = ':!sandbox/seeds';
const pages = ['docs', '.changeset', '*.md'];
const numberedPages = ['contract/api', 'contract/portal', 'contract/sign-on', 'product'];

/** The guides for contributors. All paths in them exist, except files that a recipe creates. */
const guides = ['CONTRIBUTING.md', 'ARCHITECTURE.md', ...filesIn('docs/recipes')];
const createdByRecipes = [
  'sandbox/api/listing/countArtifacts.ts',
  'src/api/catalogue/countArtifacts.ts',
  'countArtifacts.test.ts',
  'stories/Components/UndoNote.stories.tsx',
];
const byteLimit = 12_000;

/** The problems in files below these paths, as `file: problem`. */
function wrongIn(paths, wrongOf) {
  return filesIn(...paths)
    .filter((file) => !file.startsWith('tests/docs/'))
    .flatMap((file) => wrongOf(textOf(file)).map((wrong) => `${file}: ${wrong}`));
}

describe('references to docs', () => {
  it('lead to a section or decision', () => {
    const known = new Set(citable());
    const unknownOf = (text) => citationsIn(text).filter((cited) => !known.has(cited));
    expect(wrongIn([...code, ...pages], unknownOf)).toEqual([]);
  });

  it('name no page outside the repository', () => {
    expect(wrongIn([...code, ...pages], foreignReferencesIn)).toEqual([]);
  });

  it('lead to other sites, or stay in the npm package, on the pages of the package', () => {
    const { files } = JSON.parse(textOf('package.json'));
    const packed = [
      'README.md',
      'LICENSE',
      ...filesIn(...files.filter((one) => /^[\w]/.test(one))),
    ];
    const out = packed
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) => linksOutOf(packed, file).map((link) => `${file}: ${link}`));
    expect(packed).toContain('docs/embedding/scripts.md');
    expect(out).toEqual([]);
  });

  it('name no missing Markdown file', () => {
    const goneFrom = (text) =>
      [...text.matchAll(/(?<![\w/.-])(?:docs\/[\w./-]+|[A-Z]{4,})\.md\b/g)]
        .map(([file]) => file)
        .filter((file) => !isThere(file) && !isThere(`docs/${file}`));
    expect(wrongIn([...code, 'package.json', notSeeds], goneFrom)).toEqual([]);
  });

  it.each(guides)('name no missing file or folder in %s', (guide) => {
    const known = new Set(filesIn('.').map((file) => path.basename(file)));
    const isMissing = (place) =>
      !createdByRecipes.includes(place) && !isThere(place) && !known.has(place);
    expect(pathsIn(textOf(guide)).filter(isMissing)).toEqual([]);
  });

  it('are few enough to be read in the guide for contributors', () => {
    expect(Buffer.byteLength(textOf('CONTRIBUTING.md'))).toBeLessThanOrEqual(byteLimit);
  });

  it.each([
    ['`src/api/http/send.ts`, tests/fakes.', ['src/api/http/send.ts', 'tests/fakes']],
    ['`npm test -- stories/Components/A.stories.tsx`', ['stories/Components/A.stories.tsx']],
    ['`facets.ts` beside it, `*.test.ts`', ['facets.ts']],
    ['https://example.org/docs/a.md, `/docs/sandbox/`, [a](../docs/a.md)', []],
  ])('to files are read from %j', (text, places) => {
    expect(pathsIn(text)).toEqual(places);
  });

  it.each([
    ['(contract/api 2.8)', ['contract/api 2.8']],
    ['contract/api 2.4, 2.5; product 2', ['contract/api 2.4', 'contract/api 2.5', 'product 2']],
    ['contract/api 2.3 to 2.5', ['contract/api 2.3', 'contract/api 2.5']],
    ['as in decision\n * 4 or\n * product 2.10.4', ['decision 4', 'product 2.10.4']],
    ['Contract/sign-on 3.', ['contract/sign-on 3']],
    ['3 products, 2 decisions', []],
  ])('are read from %j', (text, cited) => {
    expect(citationsIn(text)).toEqual(cited);
  });

  it.each(['(spec 2)', 'contract\n * 2.8', 'Design 6', 'see look/tokens.css', 'stack-notes.md'])(
    'that are out of date are seen in %j',
    (text) => {
      expect(foreignReferencesIn(text)).toHaveLength(1);
    },
  );
});

describe('numbered pages', () => {
  it.each(numberedPages)('%s has an anchor for each number', (page) => {
    const headings = [...textOf(`docs/${page}.md`).matchAll(/^#+ (\d[\d.]*?)\.? (.*)$/gm)];
    expect(headings.length).toBeGreaterThan(0);
    for (const [, number = '', rest] of headings) {
      expect(rest).toMatch(new RegExp(`<a id="s${number.replaceAll('.', '-')}"></a>$`));
    }
  });

  it('use each number once', () => {
    const all = citable();
    expect(all.filter((cited, at) => all.indexOf(cited) !== at)).toEqual([]);
  });

  it('have an index of all decisions, whose headings have the number of the file', () => {
    const index = textOf('docs/decisions/README.md');
    const records = filesIn('docs/decisions').filter((file) => /\/\d/.test(file));
    for (const file of records) {
      const [, number] = /\/0*(\d+)-/.exec(file) ?? [];
      expect(textOf(file)).toMatch(new RegExp(`^# ${number}\\. `));
      expect(index).toContain(`](${file.split('/').at(-1)})`);
    }
  });
});

describe('links of docs', () => {
  it('lead to a file and heading', () => {
    const files = filesIn('docs', '*.md').filter((file) => file.endsWith('.md'));
    const broken = files.flatMap((file) => brokenLinksIn(file).map((link) => `${file}: ${link}`));
    expect(broken).toEqual([]);
  });

  it('find headings by the anchors of GitHub', () => {
    expect(
      anchorsOf('## 2.8 Create `a` version <a id="s2-8"></a>\n\n# Set-up\n# Set-up\n'),
    ).toEqual(['s2-8', '28-create-a-version', 'set-up', 'set-up-1']);
  });
});
