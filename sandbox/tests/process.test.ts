import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { aFolder } from './aSandbox';
import { Browser } from './browser';
import { bundleSandbox, endProcesses, runSandbox, untilReady } from './sandboxProcess';
import { jsonOf, type ListedPage } from './wireShapes';

describe('npm start', () => {
  let main: string;
  let data: string;

  beforeAll(async () => {
    main = await bundleSandbox();
  });
  beforeAll(async () => {
    data = await aFolder();
  });
  afterEach(endProcesses);

  const start = (...args: string[]) => runSandbox(main, ['--port', '0', ...args]);
  const count = async (api: string) =>
    (await jsonOf<ListedPage>(fetch(`${api}/artifacts/`))).artifacts.length;

  it('prints its addresses, the dashboard first, and how to stop it', async () => {
    const sandbox = await untilReady(start('--data', data));
    const lines = sandbox.printed().trim().split('\n');
    expect(lines[0]).toMatch(/^Dashboard +http:\/\/localhost:\d+\/dashboard\/$/);
    expect(lines.at(-1)?.trim()).toBe('Ctrl-C ends it.');
    expect(await count(sandbox.address('API'))).toBeGreaterThan(40);
  });

  it('prints the demo accounts, one per line, and they can sign in', async () => {
    const sandbox = await untilReady(start('--data', data));
    const lines = sandbox.printed().split('\n');
    const accounts = lines.flatMap((line) => {
      const [, user, password, may] = /^account (\S+) (\S+) (.+)$/.exec(line) ?? [];
      return user && password && may ? [{ user, password }] : [];
    });
    expect(accounts.map(({ user }) => user)).toEqual([
      'mokafor',
      'liwei',
      'tecor',
      'visitor',
      'curator',
    ]);
    const [identity, dashboard] = [sandbox.address('Identity'), sandbox.address('Dashboard')];
    for (const { user, password } of accounts) {
      const browser = new Browser(identity, dashboard);
      expect((await browser.signIn(user, password)).access_token).toBeTruthy();
    }
  });

  it('trusts another sign-on server if told to, and then prints no accounts', async () => {
    const sandbox = await untilReady(
      start('--data', data, '--identity', 'http://localhost:8080/auth/realms/my%20lab/'),
    );
    expect(sandbox.address('Identity')).toBe('http://localhost:8080/auth/realms/my%20lab');
    expect(sandbox.printed()).not.toContain('account ');
    const configuration = await jsonOf<{ identity: object }>(
      fetch(`${sandbox.address('Dashboard')}config.json`),
    );
    expect(configuration.identity).toEqual({
      url: 'http://localhost:8080/auth',
      realm: 'my lab',
      clientId: 'trovi-dashboard',
    });
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('ends cleanly on %s', async (signal) => {
    const sandbox = await untilReady(start('--data', data));
    sandbox.child.kill(signal);
    expect(await sandbox.ended).toBe(0);
    expect(sandbox.printed()).not.toContain('Error');
  });

  it('finishes a running call before it ends', async () => {
    const sandbox = await untilReady(start('--data', data));
    const api = sandbox.address('API');
    const { origin } = new URL(api);
    await fetch(`${origin}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ method: 'GET', path: '/api/artifacts/', delayMs: 500, times: 1 }),
    });
    const slow = fetch(`${api}/artifacts/?limit=1`);
    await sleep(150);
    sandbox.child.kill('SIGINT');
    const response = await slow;
    expect((await jsonOf<ListedPage>(response)).artifacts).toHaveLength(1);
    expect(await sandbox.ended).toBe(0);
  });

  it('reports that the port is in use and does not change the data', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const untouched = path.join(await aFolder(), 'data');
    const sandbox = runSandbox(main, ['--port', String(port), '--data', untouched, '--reset']);
    expect(await sandbox.ended).toBe(1);
    expect(sandbox.printed().trim()).toMatch(
      new RegExp(`^Port ${port} is taken, perhaps by another sandbox\\. .*--port\\.$`),
    );
    await expect(readdir(untouched)).rejects.toThrow('ENOENT');
    other.close();
  });

  it('does not share its data with a second process on another port', async () => {
    const first = await untilReady(start('--data', data));
    const second = start('--data', data, '--reset');
    expect(await second.ended).toBe(1);
    expect(second.printed()).toContain('in use by another sandbox');
    expect(await count(first.address('API'))).toBeGreaterThan(40);
  });

  it('keeps its data after kill -9 and restarts at once', async () => {
    const first = await untilReady(start('--data', data, '--artifacts', '80'));
    expect(await count(first.address('API'))).toBeGreaterThan(60);
    const before = await jsonOf(fetch(`${first.address('API')}/artifacts/?limit=3`));
    first.child.kill('SIGKILL');
    expect(await first.ended).toBe('SIGKILL');
    const second = await untilReady(start('--data', data));
    const after = await jsonOf(fetch(`${second.address('API')}/artifacts/?limit=3`));
    const [from, to] = [first, second].map((one) => new URL(one.address('API')).origin);
    expect(JSON.stringify(after)).toBe(JSON.stringify(before).replaceAll(from ?? '', to ?? ''));
  });

  it('has all sample data or none after it is killed during its first start', async () => {
    const folder = await aFolder();
    for (const delay of [150, 300, 450, 600]) {
      const killed = start('--data', folder, '--artifacts', '3000');
      await sleep(delay);
      killed.child.kill('SIGKILL');
      await killed.ended;
    }
    const sandbox = await untilReady(start('--data', folder));
    // Only the hand-written artifacts, or all.
    const seeded = await count(sandbox.address('API'));
    expect(seeded < 100 || seeded > 2900).toBe(true);
  });

  it('deletes the data with --reset', async () => {
    const folder = await aFolder();
    const first = await untilReady(start('--data', folder, '--artifacts', '300'));
    const many = await count(first.address('API'));
    first.child.kill('SIGTERM');
    await first.ended;
    const second = await untilReady(start('--data', folder, '--reset'));
    expect(await count(second.address('API'))).toBeLessThan(many - 100);
  });

  it('keeps its data in the database that the environment names', async () => {
    const folder = await aFolder();
    const elsewhere = path.join(folder, 'elsewhere.db');
    await mkdir(path.join(folder, 'data'));
    const environment = { SANDBOX_DATABASE_URL: `file:${elsewhere}` };
    const args = ['--port', '0', '--data', path.join(folder, 'data')];
    const sandbox = await untilReady(runSandbox(main, args, environment));
    expect(await count(sandbox.address('API'))).toBeGreaterThan(40);
    expect(await readdir(folder)).toContain('elsewhere.db');
    expect(await readdir(path.join(folder, 'data'))).not.toContain('sandbox.db');
    sandbox.child.kill('SIGTERM');
    await sandbox.ended;
    const again = await untilReady(runSandbox(main, [...args, '--reset'], environment));
    expect(await count(again.address('API'))).toBeGreaterThan(40);
  });

  it('works without git and says so', async () => {
    const args = ['--port', '0', '--data', await aFolder()];
    const sandbox = await untilReady(runSandbox(main, args, { PATH: await aFolder() }));
    expect(sandbox.printed()).toContain('no sample repositories');
    const { origin } = new URL(sandbox.address('API'));
    expect(await (await fetch(`${origin}/git/`)).text()).toContain('git was not found');
    const lookup = `${origin}/experiment/share/api/git/?remote_url=${origin}/git/a/b.git`;
    expect(await (await fetch(lookup)).json()).toEqual({ result: [] });
    expect(await count(sandbox.address('API'))).toBeGreaterThan(40);
  });

  it.each([
    [['--colour'], '--colour'],
    [['nonsense'], 'nonsense'],
    [['--port'], '--port'],
    [['--port', 'many'], '--port'],
    [['--port', '70000'], '--port'],
    [['--split', '--port', '65534'], '--port'],
    [['--artifacts', '-5'], '--artifacts'],
    [['--artifacts', '1.5'], '--artifacts'],
    [['--reset=yes'], '--reset'],
    [['--identity', 'localhost:8080'], '--identity'],
    [['--identity', 'ftp://example.org'], '--identity'],
    [['--identity', 'https://example.org/?a=b'], '--identity'],
  ])('refuses the options %j with exit code 2', async (args, named) => {
    const sandbox = runSandbox(main, args);
    expect(await sandbox.ended).toBe(2);
    expect(sandbox.printed()).toContain(named);
    expect(sandbox.printed().trim().split('\n')).toHaveLength(1);
  });

  it('prints its options with --help', async () => {
    const sandbox = runSandbox(main, ['--help']);
    expect(await sandbox.ended).toBe(0);
    expect(sandbox.printed()).toContain('--artifacts N');
  });
});
