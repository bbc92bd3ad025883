import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { seedSharingKey, seedUuid } from '../../../sandbox/seeds/seedIds';
import { expect, test as base } from '../fixtures/test';
import { inAll, inDeep } from '../inAll';
import { runCommand, runWithClosedOutput } from './command';

const test = base.extend<{ folder: string }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from it
  folder: async ({}, provide) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'trovi-command-'));
    await provide(folder);
    await rm(folder, { recursive: true });
  },
});

const id = seedUuid('first-steps');
const secret = seedUuid('power-cap');
const key = seedSharingKey('power-cap');
const nobody = '00000000-0000-4000-8000-000000000000';

test('prints a card, a citation and a badge', async ({ sandbox }) => {
  const { api, dashboard } = sandbox.urls;
  const common = ['--api', api, '--id', id];
  const card = await runCommand('render', 'card', ...common, '--dashboard', dashboard);
  expect(card).toMatchObject({ code: 0, errors: '' });
  expect(card.output).toContain(`href="${dashboard}artifacts/${id}"`);
  expect(card.output.trimEnd()).not.toContain('\n');
  const citation = await runCommand('render', 'citation', ...common, '--text', 'bibtex');
  expect(citation.output).toContain('@software&#123;');
  const badge = await runCommand('render', 'badge', ...common);
  expect(badge.output).toMatch(/^<svg xmlns/);
});

test('names an id that the catalogue does not have, or that is none', async ({ sandbox }) => {
  const { api } = sandbox.urls;
  expect(await runCommand('render', 'card', '--api', api, '--id', nobody)).toEqual({
    code: 1,
    output: '',
    errors: `${nobody}: there is no such artifact, or it is private.\n`,
  });
  expect(await runCommand('render', 'card', '--api', api, '--id', '../meta/tags')).toEqual({
    code: 1,
    output: '',
    errors: '"../meta/tags" is not the id of an artifact.\n',
  });
});

test('cites no other version in place of one that the artifact lacks', async ({ sandbox }) => {
  const common = ['render', 'citation', '--api', sandbox.urls.api, '--id', id];
  const { code, output, errors } = await runCommand(...common, '--artifact-version', 'nonexist');
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toBe(`${id}: The artifact ${id} has no version "nonexist".\n`);
});

test('says in one line that it cannot write', async ({ sandbox, folder }) => {
  const list = path.join(folder, 'ids.txt');
  await writeFile(list, id);
  const args = ['render', 'card', '--api', sandbox.urls.api, '--list', list, '--out'];
  expect(await runCommand(...args, list)).toEqual({
    code: 1,
    output: '',
    errors: `${list} cannot be written to: it is not a folder.\n`,
  });
  const out = path.join(folder, 'cards');
  await mkdir(path.join(out, `${id}.html`), { recursive: true });
  expect(await runCommand(...args, out)).toEqual({
    code: 1,
    output: 'Wrote 0 of 1 files.\n',
    errors: `${path.join(out, id)}.html cannot be written: it is not a file.\n`,
  });
  expect(await readdir(out)).toEqual([`${id}.html`]);
});

test('ends with one line if the reader of its output goes away', async () => {
  const { code, errors } = await runWithClosedOutput('--help');
  expect(code).toBe(1);
  expect(errors).toBe('The output cannot be written: its reader has closed it.\n');
});

test('prints its own version', async () => {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  expect(await runCommand('--version')).toEqual({ code: 0, output: `${version}\n`, errors: '' });
});

test('says that the catalogue does not answer', inAll, async () => {
  const api = 'http://127.0.0.1:9';
  expect(await runCommand('render', 'card', '--api', api, '--id', id)).toEqual({
    code: 1,
    output: '',
    errors: `${id}: the catalogue at ${api} does not respond.\n`,
  });
});

test('writes a list, and names each line and each id that failed', async ({ sandbox, folder }) => {
  const list = path.join(folder, 'ids.txt');
  const out = path.join(folder, 'cards');
  const other = seedUuid('eight-labs');
  await writeFile(
    list,
    `# our lab\n${id.toUpperCase()}\r\n\n${other}\n../../evil\n${nobody}\n${id}\n`,
  );
  const { api } = sandbox.urls;
  const { code, output, errors } = await runCommand(
    ...['render', 'card', '--api', api, '--list', list, '--out', out],
  );
  expect(code).toBe(1);
  expect(output).toBe('Wrote 2 of 4 files.\n');
  expect(errors).toBe(
    `Line 5: "../../evil" is not the id of an artifact.\n${nobody}: there is no such artifact, or it is private.\n`,
  );
  expect((await readdir(out)).sort()).toEqual([`${id}.html`, `${other}.html`].sort());
  expect(await readFile(path.join(out, `${id}.html`), 'utf8')).toContain('First Steps');
});

test('writes badges as SVG files', inDeep, async ({ sandbox, folder }) => {
  const list = path.join(folder, 'ids.txt');
  await writeFile(list, id);
  const result = await runCommand(
    ...['render', 'badge', '--api', sandbox.urls.api, '--list', list, '--out', folder],
  );
  expect(result).toEqual({ code: 0, output: 'Wrote 1 of 1 files.\n', errors: '' });
  expect(await readFile(path.join(folder, `${id}.svg`), 'utf8')).toContain('<svg');
});

test('shows a private artifact only with its key, and tells the key only if asked', async ({
  sandbox,
}) => {
  const common = ['--api', sandbox.urls.api, '--dashboard', sandbox.urls.dashboard, '--id', secret];
  const refused = await runCommand('render', 'card', ...common);
  expect(refused).toMatchObject({ code: 1, output: '' });
  for (const format of ['html', 'declarative-shadow-dom']) {
    const args = ['render', 'card', ...common, '--format', format, '--sharing-key', key];
    const quiet = await runCommand(...args);
    expect(quiet.output).toContain('GPU Power Capping');
    expect(quiet.output).not.toContain(key);
    const telling = await runCommand(...args, '--include-key');
    expect(telling.output).toContain(`sharing_key=${key}`);
  }
});

test.describe('says what is wrong with the arguments', () => {
  const wrong: [said: string, args: string[]][] = [
    ['There is no command "print".', ['print']],
    ['Say card, citation or badge.', ['render', '--api', 'http://a.example', '--id', id]],
    ['"poster" is not a kind: card, citation, badge.', ['render', 'poster']],
    ['The address of the catalogue is missing: --api URL.', ['render', 'card', '--id', id]],
    [
      '--api needs an http or https address without "?" and "#".',
      ['render', 'card', '--api', 'javascript:alert(1)', '--id', id],
    ],
    ['Say either --id ID or --list FILE.', ['render', 'card', '--api', 'http://a.example']],
    [
      '--list FILE and --out FOLDER need each other.',
      ['render', 'card', '--api', 'http://a.example', '--list', 'ids.txt'],
    ],
    ['--version alone prints', ['render', 'citation', '--version', 'v1']],
    ['--version takes no value', ['--version', 'v1']],
    [
      '--heading-level has no effect on a citation.',
      ['render', 'citation', '--heading-level', '2'],
    ],
    ['--artifact-version has no effect on a card.', ['render', 'card', '--artifact-version', 'v1']],
    ['Say --theme once.', ['render', 'card', '--theme', 'dark', '--theme', 'dark']],
    [
      '--include-key needs --sharing-key KEY.',
      ['render', 'card', '--api', 'http://a.example', '--id', id, '--include-key'],
    ],
    ['--artifact-version needs a value.', ['render', 'citation', '--artifact-version', ' ']],
    ["Unknown option '--colour'.", ['render', 'card', '--colour']],
    [
      "'--theme <value>' argument missing. See trovi-widgets --help.",
      ['render', 'card', '--theme'],
    ],
    [
      '"pink" is not a theme: light, dark, auto.',
      ['render', 'card', '--api', 'http://a.example', '--id', id, '--theme', 'pink'],
    ],
  ];
  test('an argument that is missing, unknown or of the wrong kind', async () => {
    for (const [said, args] of wrong) {
      const { code, output, errors } = await runCommand(...args);
      expect({ code, output }, said).toEqual({ code: 1, output: '' });
      expect(errors).toContain(said);
      expect(errors.split('\n'), said).toHaveLength(2);
    }
  });

  test('a list or a configuration that cannot be read', async ({ folder }) => {
    const start = ['render', 'card', '--api', 'http://a.example'];
    const missing = path.join(folder, 'none');
    const list = await runCommand(...start, '--list', missing, '--out', folder);
    expect(list).toMatchObject({ code: 1, output: '' });
    expect(list.errors).toContain('The list cannot be read: ENOENT');
    expect(list.errors).toMatch(/\. See trovi-widgets --help\.$/m);
    const config = path.join(folder, 'config.json');
    await writeFile(config, '{ "productName": 3 }');
    const wrongConfig = await runCommand(...start, '--id', id, '--config', config);
    expect(wrongConfig).toMatchObject({ code: 1, output: '' });
    expect(wrongConfig.errors).toContain('productName');
  });
});

test('prints its usage', async () => {
  const { code, output } = await runCommand('--help');
  expect(code).toBe(0);
  expect(output).toContain('Usage: trovi-widgets render');
});
