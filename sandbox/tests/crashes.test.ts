import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { aFolder } from './aSandbox';
import {
  bundleSandbox,
  endProcesses,
  runSandbox,
  untilReady,
  type SandboxProcess,
} from './sandboxProcess';
import { send, troviToken, type Place } from './troviToken';
import { jsonOf, type ListedPage } from './wireShapes';

interface Stored {
  uuid: string;
  title: string;
  short_description: string;
  long_description: string;
  tags: string[];
  authors: { full_name: string }[];
  linked_artifacts: { linked_artifact: string }[];
}

const tags = ['networking', 'education', 'storage'];

/** An update that changes several tables. Each part contains the number of the update. */
const numbered = (number: number, links: string[]) => ({
  title: `Number n${number}n`,
  short_description: `Short n${number}n.`,
  long_description: `Long n${number}n. ${'Text. '.repeat(200)}`,
  tags: [tags[number % tags.length] ?? ''],
  authors: Array.from({ length: 1 + (number % 4) }, (_, place) => ({
    full_name: `Author n${number}n of place ${place}`,
    email: 'author@example.org',
  })),
  // The order changes with the number.
  linked_artifacts: links.map((_, place) => ({
    relation: 'collection',
    linked_artifact: links[(place + number) % links.length],
    order: place,
  })),
});

const patchOf = (value: Record<string, unknown>) =>
  Object.entries(value).map(([name, part]) => ({ op: 'add', path: `/${name}`, value: part }));

const placeOf = (sandbox: SandboxProcess): Place => ({
  urls: {
    api: sandbox.address('API'),
    realm: sandbox.address('Identity'),
    dashboard: sandbox.address('Dashboard'),
  },
});

describe('a sandbox that is killed during updates', () => {
  let main: string;
  beforeAll(async () => {
    main = await bundleSandbox();
  });
  afterEach(endProcesses);

  it('keeps every update that it confirmed and stores no half update', async () => {
    const data = await aFolder();
    const start = () => untilReady(runSandbox(main, ['--port', '0', '--data', data]));
    let sandbox = await start();
    let place = placeOf(sandbox);
    let token = await troviToken(place, 'mokafor');
    const create = async (title: string) => {
      const body = { title, short_description: 'Short.' };
      const response = await send(place, 'POST', '/artifacts/', { token, body });
      return (await jsonOf<Stored>(response)).uuid;
    };
    const links = [await create('A'), await create('B'), await create('C')];
    const uuids = [await create('D'), await create('E'), await create('F')];
    const answered = new Map<string, number>();
    const sent = new Map<string, number>();
    let next = 0;

    const update = async (uuid: string) => {
      const number = next++;
      sent.set(uuid, number);
      const body = { patch: patchOf(numbered(number, links)) };
      const response = await send(place, 'PUT', `/artifacts/${uuid}/`, { token, body });
      expect(response.status).toBe(200);
      answered.set(uuid, number);
    };
    /** Sends one update after another until the process ends. */
    const updateOn = (uuid: string): Promise<void> =>
      update(uuid).then(
        () => updateOn(uuid),
        (error: unknown) => {
          if (!(error instanceof TypeError)) throw error;
        },
      );
    await Promise.all(uuids.map(update));

    for (const enough of [3, 5, 8, 12, 17, 20, 26]) {
      const first = next;
      const killed = sandbox;
      const updates = Promise.all(uuids.map(updateOn));
      await expect.poll(() => next - first, { interval: 1 }).toBeGreaterThan(enough);
      killed.child.kill('SIGKILL');
      expect(await killed.ended).toBe('SIGKILL');
      await updates;

      sandbox = await start();
      place = placeOf(sandbox);
      token = await troviToken(place, 'mokafor');
      for (const uuid of uuids) {
        const artifact = await jsonOf<Stored>(send(place, 'GET', `/artifacts/${uuid}/`, { token }));
        const number = Number(/n(\d+)n/.exec(artifact.title)?.[1]);
        // The last update may be stored or not.
        expect([answered.get(uuid), sent.get(uuid)]).toContain(number);
        const whole = numbered(number, links);
        expect({
          ...artifact,
          authors: artifact.authors.map((author) => author.full_name),
          linked_artifacts: artifact.linked_artifacts.map((link) => link.linked_artifact),
        }).toMatchObject({
          ...whole,
          long_description: whole.long_description.trim(),
          authors: whole.authors.map((author) => author.full_name),
          linked_artifacts: whole.linked_artifacts.map((link) => link.linked_artifact),
        });
        const words = `Number+Long+Short+of+n${number}n+${whole.tags[0]}`;
        const found = await send(place, 'GET', `/artifacts/?q=${words}`, { token });
        const { artifacts } = await jsonOf<ListedPage>(found);
        expect(artifacts.map((one) => one.uuid)).toEqual([uuid]);
      }
    }
  });
});
