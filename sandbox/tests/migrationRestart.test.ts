import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import type { RunningSandbox } from '../sandbox';
import { aFolder } from './aSandbox';
import { bundleSandbox, endProcesses, runSandbox, untilReady } from './sandboxProcess';
import { send, troviToken, turn } from './troviToken';
import { jsonOf, type ListedArtifact, type ListedPage } from './wireShapes';

interface Settings {
  unsettled: { slug: string; status: string }[];
}
interface Wanted {
  uuid: string;
  slug: string;
}

const isStored = (urn: string) => urn.startsWith('urn:trovi:contents:chameleon:');
const aDoi = /^urn:trovi:contents:zenodo:10\.5072\/zenodo\.\d+$/;
const anHour = 3_600_000;

describe('a DOI request when the sandbox stops', () => {
  let main: string;

  beforeAll(async () => {
    main = await bundleSandbox();
  });
  afterEach(endProcesses);

  const start = async (data: string) => {
    const running = await untilReady(runSandbox(main, ['--port', '0', '--data', data]));
    const api = running.address('API');
    const realm = running.address('Identity');
    const dashboard = running.address('Dashboard');
    const { origin } = new URL(api);
    const identity = { url: realm, realm: '' };
    const urls = { api, realm, dashboard, portal: origin, identity };
    const sandbox = { origin, urls } as RunningSandbox;
    const end = async (signal: NodeJS.Signals) => {
      running.child.kill(signal);
      await running.ended;
      expect(running.printed()).not.toContain('Error');
    };
    return { sandbox, end, token: await troviToken(sandbox, 'mokafor') };
  };
  type Running = Awaited<ReturnType<typeof start>>;

  /** Versions without a DOI, of artifacts on which mokafor has a role. */
  const storedVersions = async ({ sandbox, token }: Running): Promise<Wanted[]> => {
    const page = await jsonOf<ListedPage>(send(sandbox, 'GET', '/artifacts/', { token }));
    const own = page.artifacts.filter((artifact) => 'sharing_key' in artifact);
    return own.flatMap(({ uuid, versions }) =>
      versions.filter(({ contents }) => isStored(contents.urn)).map(({ slug }) => ({ uuid, slug })),
    );
  };
  const request = async ({ sandbox, token }: Running, { uuid, slug }: Partial<Wanted> = {}) => {
    const path = `/artifacts/${uuid}/versions/${slug}/migration/`;
    const body = { backend: 'zenodo' };
    const response = await send(sandbox, 'POST', path, { token, body });
    expect(response.status).toBe(201);
  };
  const pace = ({ sandbox }: Running, settings: object) => turn(sandbox, 'migrations', settings);
  const atOnce = { queuedMs: 0, inProgressMs: 0 };
  const statuses = async ({ sandbox }: Running) => {
    const settings = await jsonOf<Settings>(fetch(`${sandbox.origin}/sandbox/migrations`));
    return settings.unsettled.map(({ status }) => status);
  };
  const untilSettled = (running: Running) =>
    expect.poll(() => statuses(running), { interval: 20 }).toEqual([]);
  const urnsOf = ({ sandbox, token }: Running, wanted: Wanted[]) =>
    Promise.all(
      wanted.map(async ({ uuid, slug }) => {
        const path = `/artifacts/${uuid}/`;
        const artifact = await jsonOf<ListedArtifact>(send(sandbox, 'GET', path, { token }));
        return artifact.versions.find((version) => version.slug === slug)?.contents.urn ?? '';
      }),
    );

  it.each([
    ['SIGKILL', 'queued', { queuedMs: anHour }],
    ['SIGKILL', 'in_progress', { queuedMs: 0, inProgressMs: anHour }],
    ['SIGTERM', 'queued', { queuedMs: anHour }],
    ['SIGTERM', 'in_progress', { queuedMs: 0, inProgressMs: anHour }],
  ] as const)('by %s while it is %s, is settled by the next', async (signal, status, settings) => {
    const data = await aFolder();
    const first = await start(data);
    const wanted = (await storedVersions(first)).slice(0, 2);
    expect(wanted).toHaveLength(2);
    await pace(first, settings);
    for (const version of wanted) await request(first, version);
    await expect.poll(() => statuses(first), { interval: 20 }).toEqual([status, 'queued']);
    await first.end(signal);

    const second = await start(data);
    await pace(second, atOnce);
    await untilSettled(second);
    const urns = await urnsOf(second, wanted);
    for (const urn of urns) expect(urn).toMatch(aDoi);
    expect(new Set(urns).size).toBe(2);
  });

  it('is finished completely or still waits after SIGKILL at any moment', async () => {
    const data = await aFolder();
    const wanted: Wanted[] = [];
    for (const [place, delay] of [0, 5, 15].entries()) {
      const running = await start(data);
      if (place === 0) wanted.push(...(await storedVersions(running)).slice(0, 3));
      await pace(running, { queuedMs: 0, inProgressMs: 5 });
      await request(running, wanted[place]);
      await sleep(delay);
      await running.end('SIGKILL');
    }
    expect(wanted).toHaveLength(3);
    const last = await start(data);
    await pace(last, atOnce);
    await untilSettled(last);
    for (const urn of await urnsOf(last, wanted)) expect(urn).toMatch(aDoi);
  });
});
