import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { beforeAll, describe, expect, it } from 'vitest';

import { aFolder, aSandbox } from './aSandbox';
import { seedsOf } from './aSeed';

const run = promisify(execFile);
const names = ['first-steps', 'tail-latency', 'edge-lab'];

async function git(...args: string[]): Promise<string> {
  const { stdout } = await run('git', args, {
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_TERMINAL_PROMPT: '0' },
  });
  return stdout;
}

describe('the code host', () => {
  let host: string;

  beforeAll(async () => {
    host = `${(await aSandbox({ seeds: seedsOf([]) })).origin}/git`;
  });

  it.each(names)('lets git clone %s, which has a trovi.json in its root', async (name) => {
    const folder = path.join(await aFolder(), name);
    await git('clone', '--quiet', `${host}/trovi-examples/${name}.git`, folder);
    expect((await git('-C', folder, 'branch', '--show-current')).trim()).toBe('main');
    const crate = JSON.parse(await readFile(path.join(folder, 'trovi.json'), 'utf8')) as {
      '@graph': { '@id': string; '@type': string; about?: object; [name: string]: unknown }[];
    };
    const entity = (id: string) => crate['@graph'].find((found) => found['@id'] === id);
    expect(entity('trovi.json')).toMatchObject({
      '@type': 'CreativeWork',
      about: { '@id': './' },
    });
    const root = entity('./');
    expect(root).toMatchObject({ '@type': 'Dataset' });
    expect(String(root?.name).length).toBeLessThanOrEqual(140);
    expect(String(root?.disambiguatingDescription).length).toBeLessThanOrEqual(200);
    expect(root?.keywords).toEqual(expect.any(String));
    for (const reference of root?.author as { '@id': string }[]) {
      expect(entity(reference['@id'])).toMatchObject({
        '@type': 'Person',
        email: expect.stringContaining('@') as string,
      });
    }
    await git('-C', folder, 'checkout', '--quiet', 'v1.0');
    await git('-C', folder, 'fsck', '--strict');
  });

  it('makes the same commits on every machine', async () => {
    const other = `${(await aSandbox({ seeds: seedsOf([]) })).origin}/git`;
    for (const name of names) {
      const refs = await git('ls-remote', `${host}/trovi-examples/${name}.git`);
      expect(await git('ls-remote', `${other}/trovi-examples/${name}.git`)).toBe(refs);
    }
    const main = await git('ls-remote', `${host}/trovi-examples/tail-latency.git`, 'HEAD');
    expect(main).toBe('ebdd69f2f73d9ca4932aa626079046eb28e2291c\tHEAD\n');
  });

  it('shows its repositories, their branches, tags and last commits', async () => {
    const list = await (await fetch(`${host}/`)).text();
    for (const name of names) expect(list).toContain(`href="/git/trovi-examples/${name}"`);
    for (const address of ['first-steps', 'first-steps.git']) {
      const page = await (await fetch(`${host}/trovi-examples/${address}`)).text();
      expect(page).toContain(`git clone ${host}/trovi-examples/first-steps.git`);
      expect(page).toContain('feature/plot');
      expect(page).toContain('v1.0');
      expect(page).toContain('Ask for ten runs, not five');
      expect(page).toContain('Ngozi Adeyemi');
    }
  });

  it('lets any page read files, as raw text', async () => {
    const response = await fetch(`${host}/vltava-perf/twelve-exercises/raw/v1.1/README.md`);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.text()).toMatch(/^# Twelve exercises/);
    const onBranch = await fetch(`${host}/trovi-examples/first-steps/raw/feature/plot/README.md`);
    expect(await onBranch.text()).toMatch(/^# /);
  });

  it.each([
    '/nobody/nothing',
    '/nobody/nothing/raw/main/README.md',
    '/trovi-examples/first-steps/raw/main/nothing.md',
    '/trovi-examples/first-steps/raw/--output=x/README.md',
    '/trovi-examples/first-steps/raw/main/..%2f..%2fREADME.md',
    '/trovi-examples/nothing.git/info/refs',
    '/trovi-examples/first-steps.git/nothing',
    '/trovi-examples/first-steps.git/..%2f..%2f..%2fsandbox.db',
    '/trovi-examples/first-steps/info/refs',
  ])('has nothing at %s', async (address) => {
    expect((await fetch(`${host}${address}`)).status).toBe(404);
  });
});
