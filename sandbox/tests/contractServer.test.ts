import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';

import { type ContractServer, startContractServer } from '../../tests/contract/contractServer';
import { aSandbox } from './aSandbox';
import { afterTests } from './endings';
import { seedsOf } from './aSeed';
import { type Place, send, troviToken } from './troviToken';

/** A response without its words: the status and the shape of the body (contract/api 1.6). */
type Outcome = { status: number; shape?: unknown };

const id = '00000000-0000-4000-8000-000000000000';
const doi = 'urn:trovi:contents:zenodo:10.5281/zenodo.4711';
const image = 'urn:trovi:image:chi-uc:d43e926d-b570-4fbf-9e5b-904cb87dff92';
const git = 'urn:trovi:contents:git:https://github.com/example-lab/tail.git@4f1c2d9';
const store = 'urn:trovi:contents:chameleon:839fc316-0c79-46bf-ac41-11b21164e84e';
const link = { label: 'Traces', urn: 'urn:globus:dataset:7c2aeb06:/traces' };
const withSetup = (...setups: unknown[]) => ({ contents: { urn: git }, environment_setup: setups });
const withLinks = (...links: unknown[]) => ({ contents: { urn: git }, links });

/** Versions that are sent in the body of a call, of which most are wrong. */
const bodies: Record<string, unknown> = {
  'the contents alone': { contents: { urn: git } },
  'blanks around a URN': { contents: { urn: ` ${git} ` } },
  'a URN in capitals': { contents: { urn: git.toUpperCase() } },
  'an image with its link': {
    contents: { urn: image },
    links: [{ label: 'CHI@UC', urn: image }],
    environment_setup: [{ type: 'image', arguments: '' }],
  },
  'a template': withSetup({ type: 'heat_template', arguments: 'resources: {}\n' }),
  'a source': withSetup({ type: 'source_code', arguments: { url: 'https://git.example.org/x' } }),
  'arguments as false': withSetup({ type: 'jupyterhub', arguments: false }),
  'no setup': withSetup(),
  'no links': withLinks(),
  'two links': withLinks(link, { label: 'Figures', urn: 'urn:x:y' }),
  'the longest label': withLinks({ ...link, label: '🚀'.repeat(40) }),
  'the longest URN of a link': withLinks({ ...link, urn: `urn:x:${'y'.repeat(248)}` }),
  'the longest URN of contents': { contents: { urn: `urn:x:${'y'.repeat(248)}` } },

  nothing: {},
  'contents of null': { contents: null },
  'contents without a URN': { contents: {} },
  'contents with a blank URN': { contents: { urn: ' ' } },
  'contents with null as URN': { contents: { urn: null } },
  'contents with a list as URN': { contents: { urn: [git] } },
  'contents with a number as URN': { contents: { urn: 7 } },
  'contents with true as URN': { contents: { urn: true } },
  'contents with more members': { contents: { urn: git, kind: 'git' } },
  'a URN with a blank': { contents: { urn: `${git} x` } },
  'a URN with a letter beyond ASCII': { contents: { urn: `${git}ü` } },
  'a web address as URN': { contents: { urn: 'https://github.com/a/b' } },
  'unknown members': { contents: { urn: git }, kind: 'git', slug: 'x' },
  'read-only members': { contents: { urn: git }, metrics: {}, created_at: 'x' },
  'links that are no list': { contents: { urn: git }, links: link },
  'a link that is a text': withLinks('x'),
  'a link without members': withLinks({}),
  'the second link without a label': withLinks(link, { urn: link.urn }),
  'a link with a blank label': withLinks({ ...link, label: ' ' }),
  'a link with a long label': withLinks({ ...link, label: 'x'.repeat(41) }),
  'a link with a web address': withLinks({ ...link, urn: 'https://example.org' }),
  'a link with a long URN': withLinks({ ...link, urn: `urn:x:${'y'.repeat(249)}` }),
  'a link that is verified': withLinks({ ...link, verified: true }),
  'a setup that is no list': { contents: { urn: git }, environment_setup: { type: 'image' } },
  'a setup without a type': withSetup({ arguments: {} }),
  'a setup with a blank type': withSetup({ type: ' ', arguments: {} }),
  'a setup with a list as type': withSetup({ type: [], arguments: {} }),
  'a setup with more members': withSetup({ type: 'image', arguments: '', site: 'chi-uc' }),
};

/**
 * Versions on which the server fails by accident. The sandbox responds with a 400 of its own
 * (contract/api 2.14).
 */
const failures: Record<string, unknown> = {
  'a list': [{ contents: { urn: git } }],
  'contents that are a text': { contents: git },
  'two setups': withSetup({ type: 'image', arguments: '' }, { type: 'x', arguments: '' }),
  'a setup without arguments': withSetup({ type: 'image' }),
  'a setup with null as arguments': withSetup({ type: 'image', arguments: null }),
};

describe('the sandbox and a server that follows the contract to the letter', () => {
  const places: Record<'sandbox' | 'contract', Place> = {} as never;
  const tokens: Record<string, Record<'owner' | 'stranger', string>> = {};
  let contract: ContractServer;

  beforeAll(async () => {
    const sandbox = await aSandbox({ seeds: seedsOf([]) });
    contract = await startContractServer(sandbox.urls.realm);
    afterTests(() => contract.close());
    places.sandbox = sandbox;
    places.contract = { urls: { ...sandbox.urls, api: contract.url } };
    for (const [name, place] of Object.entries(places)) {
      tokens[name] = {
        owner: await troviToken(place, 'mokafor'),
        stranger: await troviToken(place, 'visitor'),
      };
    }
  });

  /** Does the same at both servers, each with an artifact of its own. */
  async function atBoth(
    work: (at: Artifact) => Promise<Response>,
    fields: Record<string, unknown> = {},
  ): Promise<Record<'sandbox' | 'contract', Outcome>> {
    const outcomes = [];
    for (const name of ['sandbox', 'contract'] as const) {
      const at = await anArtifact(name, fields);
      outcomes.push(await outcomeOf(await work(at)));
      await at.as('owner', 'DELETE', '/');
    }
    return { sandbox: outcomes[0]!, contract: outcomes[1]! };
  }

  async function anArtifact(name: 'sandbox' | 'contract', fields: Record<string, unknown>) {
    const call = (
      who: 'owner' | 'stranger' | 'visitor',
      method: string,
      path: string,
      body?: unknown,
    ) =>
      send(places[name], method, path, {
        token: who === 'visitor' ? undefined : tokens[name]![who],
        body,
      });
    const response = await call('owner', 'POST', '/artifacts/', {
      title: 'Queues',
      short_description: 'How long a queue gets.',
      ...fields,
    });
    const { uuid } = (await response.json()) as { uuid: string };
    const as = (who: Parameters<typeof call>[0], method: string, path: string, body?: unknown) =>
      call(who, method, `/artifacts/${uuid}${path}`, body);
    const address = `${places[name].urls.api}/artifacts/${uuid}`;
    const bearer = tokens[name]!.owner;
    return {
      address,
      bearer,
      call,
      as,
      add: (body: unknown) => as('owner', 'POST', '/versions/', body),
    };
  }
  type Artifact = Awaited<ReturnType<typeof anArtifact>>;

  it('answer alike to every version', async () => {
    const outcomes: Record<string, unknown>[] = [];
    for (const name of ['sandbox', 'contract'] as const) {
      const { add, as } = await anArtifact(name, {});
      const own: Record<string, unknown> = {};
      for (const [what, body] of Object.entries(bodies)) {
        const response = await add(body);
        own[what] = await outcomeOf(response.clone());
        if (response.ok) {
          const { slug } = (await response.json()) as { slug: string };
          await as('owner', 'DELETE', `/versions/${slug}/`);
        }
      }
      outcomes.push(own);
      await as('owner', 'DELETE', '/');
    }
    const [sandbox, contract] = outcomes as [Record<string, Outcome>, Record<string, Outcome>];
    expect(sandbox).toEqual(contract);
    const statuses = Object.values(contract).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([201, 400]));
  });

  it.each([
    'an image with its link',
    'nothing',
    'contents of null',
    'unknown members',
    'a link that is verified',
    'a setup with more members',
  ])('answer alike to a first version of %s', async (name) => {
    const { sandbox, contract } = await atBoth(async ({ call }) => {
      const fields = { title: 'Queues', short_description: 'Long.', version: bodies[name] };
      const response = await call('owner', 'POST', '/artifacts/', fields);
      const { uuid } = (await response.clone().json()) as { uuid?: string };
      if (uuid) await call('owner', 'DELETE', `/artifacts/${uuid}/`);
      return response;
    });
    expect(contract.status).not.toBe(500);
    expect(sandbox).toEqual(contract);
  });

  it.each(Object.keys(failures))('refuse a version of %s', async (name) => {
    const { sandbox, contract } = await atBoth(({ add }) => add(failures[name]));
    expect([sandbox.status, contract.status]).toEqual([400, 500]);
  });

  it('fail on contents of 255 characters', async () => {
    const urn = `urn:x:${'y'.repeat(249)}`;
    const { sandbox, contract } = await atBoth(({ add }) => add({ contents: { urn } }));
    expect(sandbox).toEqual(contract);
    expect(contract.status).toBe(500);
  });

  it('refuse contents that another artifact has, in any letter case', async () => {
    const { sandbox, contract } = await atBoth(async ({ add, call }) => {
      await add({ contents: { urn: store } });
      return call('owner', 'POST', '/artifacts/', {
        title: 'Queues',
        short_description: 'Long.',
        version: { contents: { urn: store.toUpperCase() } },
      });
    });
    expect(sandbox).toEqual({ status: 409, shape: { detail: 'text' } });
    expect(contract).toEqual(sandbox);
  });

  it('take the contents of a deleted version again', async () => {
    const { sandbox, contract } = await atBoth(async ({ add, as }) => {
      const { slug } = (await (await add({ contents: { urn: git } })).json()) as { slug: string };
      expect((await as('owner', 'DELETE', `/versions/${slug}/`)).status).toBe(204);
      return add({ contents: { urn: git } });
    });
    expect(contract.status).toBe(201);
    expect(sandbox).toEqual(contract);
  });

  it.each([
    ['git', git],
    ['an image', image],
    ['a template', 'urn:trovi:contents:heat_template:embedded-1772726520000'],
    ['an address', `urn:trovi:contents:http:${id}`],
    ['a DOI', doi],
    ['four parts', 'urn:trovi:contents:x'],
  ])('delete alike a version of %s', async (_, urn) => {
    const { sandbox, contract } = await atBoth(async ({ add, as }) => {
      const { slug } = (await (await add({ contents: { urn } })).json()) as { slug: string };
      return as('owner', 'DELETE', `/versions/${slug}/`);
    });
    // By accident (contract/api 2.8, 2.14).
    if (contract.status === 500) expect(sandbox.status).toBe(400);
    else expect(sandbox).toEqual(contract);
  });

  it.each([
    ['git on GitHub', git, undefined],
    ['git on GitLab', 'urn:trovi:contents:git:https://gitlab.com/a/b.git@v1', undefined],
    ['git elsewhere', 'urn:trovi:contents:git:https://git.example.org/a/b.git', undefined],
    ['a DOI', doi, undefined],
    ['the object store', store, undefined],
    ['an image', image, { type: 'image', arguments: '' }],
    [
      'a template',
      'urn:trovi:contents:heat_template:embedded-1',
      { type: 'heat_template', arguments: 'a: 1' },
    ],
    [
      'an address',
      `urn:trovi:contents:http:${id}`,
      { type: 'source_code', arguments: { url: 'https://git.example.org/x.git' } },
    ],
  ])('say alike how to fetch %s', async (_, urn, setup) => {
    for (const isByUrn of [false, true]) {
      const { sandbox, contract } = await atBoth(async ({ add, as, call }) => {
        const body = { contents: { urn }, ...(setup && { environment_setup: [setup] }) };
        const { slug } = (await (await add(body)).json()) as { slug: string };
        return isByUrn
          ? call('owner', 'GET', `/contents/?urn=${encodeURIComponent(urn)}`)
          : as('owner', 'GET', `/versions/${slug}/contents/`);
      });
      expect(sandbox).toEqual(contract);
    }
  });

  it('fail alike to say how to fetch an address without its source', async () => {
    const { sandbox, contract } = await atBoth(async ({ add, as }) => {
      const urn = `urn:trovi:contents:http:${randomUUID()}`;
      const { slug } = (await (await add({ contents: { urn } })).json()) as { slug: string };
      return as('owner', 'GET', `/versions/${slug}/contents/`);
    });
    expect([sandbox.status, contract.status]).toEqual([400, 500]);
  });

  it.each([
    ['a stranger adds to a private artifact', 'stranger', 'private', false],
    ['a stranger adds to a public artifact', 'stranger', 'public', false],
    ['a visitor adds', 'visitor', 'public', false],
    ['a stranger deletes of a private artifact with a DOI', 'stranger', 'private', true],
  ] as const)('refuse alike: %s', async (_, who, visibility, isDeletion) => {
    const { sandbox, contract } = await atBoth(
      async ({ add, as }) => {
        const { slug } = (await (await add({ contents: { urn: doi } })).json()) as { slug: string };
        return isDeletion
          ? as(who, 'DELETE', `/versions/${slug}/`)
          : as(who, 'POST', '/versions/', { contents: { urn: git } });
      },
      { visibility },
    );
    expect(sandbox).toEqual({ status: 403, shape: { detail: 'text' } });
    expect(contract).toEqual(sandbox);
  });

  it('show strangers the DOI versions of a private artifact alone', async () => {
    const { sandbox, contract } = await atBoth(async ({ add, as }) => {
      await add({ contents: { urn: git } });
      await add({ contents: { urn: doi } });
      return as('stranger', 'GET', '/');
    });
    expect(contract.status).toBe(200);
    expect((contract.shape as { versions: unknown[] }).versions).toHaveLength(1);
    expect(sandbox).toEqual(contract);
  });

  it.each([
    ['no type', undefined, '{}'],
    ['a form', 'application/x-www-form-urlencoded', 'a=1'],
    ['no JSON', 'application/json', '{'],
  ])('refuse alike a body of %s', async (_, type, body) => {
    const { sandbox, contract } = await atBoth(({ address, bearer }) =>
      fetch(`${address}/versions/`, {
        method: 'POST',
        headers: { authorization: `bearer ${bearer}`, ...(type && { 'content-type': type }) },
        body: new TextEncoder().encode(body),
      }),
    );
    expect([400, 415]).toContain(contract.status);
    expect(sandbox).toEqual(contract);
  });

  it('refuse alike a header in capitals, and a path without its slash', async () => {
    for (const [path, header] of [
      ['/versions/', 'Bearer'],
      ['/versions', 'bearer'],
    ] as const) {
      const { sandbox, contract } = await atBoth(({ address, bearer }) =>
        fetch(`${address}${path}`, {
          method: 'POST',
          redirect: 'manual',
          headers: { authorization: `${header} ${bearer}`, 'content-type': 'application/json' },
          body: JSON.stringify({ contents: { urn: git } }),
        }),
      );
      expect(sandbox).toEqual(contract);
      expect(contract.status).toBe(header === 'Bearer' ? 400 : 301);
    }
  });
});

async function outcomeOf(response: Response): Promise<Outcome> {
  const { status } = response;
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return { status, ...(isJson && { shape: shapeOf(await response.json()) }) };
}

/** The same JSON without the words and values that the contract leaves open. */
function shapeOf(json: unknown, key = ''): unknown {
  if (Array.isArray(json)) {
    // Two messages of one field count as one.
    const isMessages = json.length > 0 && json.every((item) => typeof item === 'string');
    return isMessages && key !== 'Attempted to write invalid field(s)'
      ? ['text']
      : json.map((item) => shapeOf(item));
  }
  if (typeof json === 'object' && json !== null) {
    const members = Object.entries(json);
    return Object.fromEntries(members.map(([name, value]) => [name, shapeOf(value, name)]));
  }
  const kept = ['in', 'type', 'arguments', 'remote', 'ref', 'urn', 'label', 'protocol', 'verified'];
  if (kept.includes(key) || typeof json !== 'string')
    return typeof json === 'number' ? 'number' : json;
  return 'text';
}
