import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const cruiser = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const compiler = path.join(root, 'node_modules/typescript/bin/tsc');

interface Violation {
  from: string;
  rule: { name: string };
}

function runIn(folder: string, args: string[]) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 2 ** 26 }, (error, output) => {
      resolve({ code: Number(error?.code ?? 0), output });
    });
  });
}

/** Checks the house in a folder in the same way as `npm run lint:imports`. */
function cruise(folder: string, reporter: 'err' | 'json') {
  const layers = ['src', 'dashboard', 'server', 'sandbox', 'stories'];
  return runIn(folder, [cruiser, ...layers, '--output-type', reporter]);
}

function plant(house: string, files: Record<string, string>) {
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(house, name)), { recursive: true });
    writeFileSync(path.join(house, name), source);
  }
}

/** A small house with the real rules, in a temporary folder. */
function buildHouse(): string {
  const house = mkdtempSync(path.join(tmpdir(), 'trovi-layers-'));
  const compiled = ['src/domain', 'server', 'sandbox'].map((layer) => `${layer}/tsconfig.json`);
  for (const name of ['.dependency-cruiser.cjs', 'package.json', 'tsconfig.json', ...compiled]) {
    cpSync(path.join(root, name), path.join(house, name));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(house, 'node_modules'));
  plant(house, {
    'src/domain/title.ts': "import 'valibot';\nexport const title = 'Traces';\n",
    'src/api/listTitles.ts': "export { title } from '../domain/title';\n",
    'src/domain/text/shorten.ts': 'export const shorten = (text: string) => text.slice(0, 9);\n',
    'src/domain/catalogue/list.ts': "export { shorten } from '../text/shorten';\n",
    'src/components/card/Card/Card.tsx': "export { title } from '../../../domain/title';\n",
    'src/components/detail/Detail.tsx': "export { title } from '../card/Card/Card';\n",
    'src/elements/card.ts': "export { title } from '../components/card/Card/Card';\n",
    'src/entries/define/card.ts': "export { title } from '../../elements/card';\n",
    'src/entries/components.ts': "export { title } from '../components/card/Card/Card';\n",
    'dashboard/main.tsx': "export { title } from '../src/components/card/Card/Card';\n",
    'stories/Card.stories.tsx': "export { title } from '../src/entries/define/card';\n",
    'sandbox/main.ts': "export { title } from '../src/domain/title';\n",
    'server/main.ts': "export { title } from '../src/domain/title';\n",
  });
  return house;
}

const violations: [file: string, target: string, rule: string][] = [
  ['src/domain/needsReact.ts', 'react', 'domain-is-pure'],
  ['src/domain/readsFiles.ts', 'node:fs', 'domain-is-pure'],
  ['src/domain/asksTheServer.ts', '../api/listTitles', 'domain-imports-domain'],
  ['src/domain/leadsNowhere.ts', './nowhere', 'no-unresolved'],
  ['src/theme/knowsTitles.ts', '../domain/title', 'theme-imports-theme'],
  ['src/components/asksTheServer.ts', '../api/listTitles', 'components-layer'],
  ['src/domain/text/climbs.ts', '../catalogue/list', 'domain-text'],
  ['src/domain/elsewhere/standsAlone.ts', '../title', 'domain-unlisted'],
  ['src/components/edit/showsDetail.ts', '../detail/Detail', 'components-edit'],
  ['src/components/ui/drawsCards.ts', '../card/Card/Card', 'components-ui'],
  ['src/api/drawsCards.ts', '../components/card/Card/Card', 'api-layer'],
  ['src/api/needsReact.ts', 'react', 'no-react-below-components'],
  ['src/domain/comesBack.ts', './turnsRound', 'no-cycles'],
  ['src/api/asksAnEntry.ts', '../entries/components', 'no-entries-inside'],
  ['dashboard/asksAnEntry.ts', '../src/entries/components', 'no-entries-inside'],
  ['dashboard/asksAnEntry.test.ts', '../src/entries/components', 'no-entries-inside'],
  ['dashboard/drawsElements.ts', '../src/elements/card', 'dashboard-layer'],
  ['dashboard/configuration/asksTheServer.ts', '../../src/api/listTitles', 'configuration-layer'],
  ['server/rendering/asksTheServer.ts', '../../src/api/listTitles', 'rendering-layer'],
  ['server/looksIntoTheSandbox.ts', '../sandbox/main', 'server-layer'],
  ['stories/asksAnEntry.ts', '../src/entries/components', 'stories-layer'],
  ['sandbox/borrowsTheClient.ts', '../src/api/listTitles', 'sandbox-layer'],
];

describe('the layers', () => {
  let house: string;
  let found: Violation[];

  beforeAll(async () => {
    house = buildHouse();
    expect(await cruise(house, 'err')).toMatchObject({ code: 0 });
    plant(house, { 'src/domain/turnsRound.ts': "import './comesBack';\n" });
    for (const [file, target] of violations) plant(house, { [file]: `import '${target}';\n` });
    const { output } = await cruise(house, 'json');
    found = (JSON.parse(output) as { summary: { violations: Violation[] } }).summary.violations;
    return () => rmSync(house, { recursive: true });
  }, 60_000);

  it.each(violations)('refuse that %s imports %s', (file, _target, rule) => {
    expect(found.filter(({ from }) => from === file).map((one) => one.rule.name)).toContain(rule);
  });

  it('fail the lint when they are broken', async () => {
    expect((await cruise(house, 'err')).code).toBeGreaterThan(0);
  }, 60_000);
});

describe('the types of a layer', () => {
  let house: string;

  beforeAll(async () => {
    house = buildHouse();
    plant(house, {
      'src/domain/asksTheDocument.ts': 'export const address = document.baseURI;\n',
      'src/domain/asksTheProcess.ts': 'export const folder = process.cwd();\n',
      'server/asksTheDocument.ts': 'export const address = document.baseURI;\n',
      'sandbox/asksTheDocument.ts': 'export const address = document.baseURI;\n',
      'sandbox/asksTheProcess.ts': 'export const folder = process.cwd();\n',
    });
    return () => rmSync(house, { recursive: true });
  });

  it.each([
    ['src/domain', ['document', 'process']],
    ['server', ['document']],
    ['sandbox', ['document']],
  ])(
    'of %s lack %j',
    async (layer, missing) => {
      const { output } = await runIn(house, [compiler, '-p', layer]);
      const names = [...output.matchAll(/Cannot find name '(\w+)'/g)].map(([, name]) => name);
      expect(names).toEqual(missing);
    },
    60_000,
  );
});
