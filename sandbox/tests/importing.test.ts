import { beforeAll, describe, expect, it } from 'vitest';

import { troviJson } from '../codeHost/samples/roCrate';
import type { SampleRepository } from '../codeHost/samples/sampleRepository';
import type { RunningSandbox } from '../sandbox';
import { seedTags } from '../seeds/seedTags';
import { aSandbox } from './aSandbox';
import { aSeed, seedsOf, uuidOf } from './aSeed';
import { aGitServer } from './gitServer';
import { send, troviToken, turn } from './troviToken';
import { jsonOf, type ListedArtifact, type ListedPage } from './wireShapes';

const seeds = seedsOf([aSeed(1)], { tags: seedTags });
const aText = expect.any(String) as string;
const mokafor = 'urn:trovi:user:chameleon:mokafor';
const required = 'This field is required.';

type Imported = ListedArtifact & Record<string, unknown>;

const exampleAddress = (name: string) => `https://github.com/trovi-examples/${name}`;

/** A repository with one commit for each crate. */
function aRepository(name: string, crates: Record<string, unknown>[]): SampleRepository {
  const subject = {
    title: 'From elsewhere',
    shortDescription: 'Short.',
    longDescription: 'Long.',
    tags: ['education'],
    authors: [{ fullName: 'Noor Haddad', email: 'noor@example.edu', affiliation: 'Somewhere' }],
  };
  return {
    name,
    description: '',
    commits: crates.map((changes, place) => ({
      message: `Number ${place}`,
      author: { fullName: 'Noor Haddad', email: 'noor@example.edu' },
      at: `2026-01-0${place + 1}T00:00:00Z`,
      files: { 'trovi.json': troviJson({ ...subject, ...changes }) },
      ...(place > 0 && { parent: place - 1 }),
    })),
    refs: { 'refs/heads/main': crates.length - 1 },
    annotatedTags: [],
  };
}

const elsewhere = [
  aRepository('lab/one', [{ title: 'An older one' }, { title: 'The newest' }]),
  aRepository('lab/two', [{ title: 'Second', tags: ['gpu', 'education'] }]),
  aRepository('lab/more-authors', [
    {
      authors: [
        { fullName: 'Li Wei', email: 'li.wei@example.org', affiliation: 'Elsewhere' },
        { fullName: 'Noor Haddad', email: 'noor@example.edu', affiliation: null },
      ],
    },
  ]),
  aRepository('lab/no-description', [{ longDescription: null }]),
  aRepository('lab/no-affiliation', [
    { authors: [{ fullName: 'Noor Haddad', email: 'noor@example.edu', affiliation: null }] },
  ]),
];

describe('importing', () => {
  let sandbox: RunningSandbox;
  let token: string;

  beforeAll(async () => {
    sandbox = await aSandbox({ seeds, foreignHost: await aGitServer(elsewhere) });
    token = await troviToken(sandbox, 'mokafor');
  });

  const importFrom = (address: unknown, as = token) =>
    send(sandbox, 'POST', '/import/', { token: as, body: { github_url: address } });
  const imported = async (address: string): Promise<Imported> => {
    const response = await importFrom(address);
    expect(response.status).toBe(200);
    return jsonOf<Imported>(response);
  };
  const again = (uuid: string, address: unknown, as = token) =>
    send(sandbox, 'PUT', `/import/${uuid}/`, { token: as, body: { github_url: address } });
  const count = async () =>
    (await jsonOf<ListedPage>(send(sandbox, 'GET', '/artifacts/', { token }))).artifacts.length;

  it('makes a private artifact from the newest commit', async () => {
    const artifact = await imported(exampleAddress('tail-latency'));
    expect(artifact).toMatchObject({
      title: 'Tail latency under bursty load',
      short_description: 'Scripts and data for a tail latency study.',
      tags: ['benchmarking', 'networking', 'storage'],
      authors: [
        {
          full_name: 'Maya Okafor',
          email: 'mokafor@cs.example.edu',
          affiliation: 'Lakeshore University',
        },
        { full_name: 'Wei-Han Lin' },
      ],
      visibility: 'private',
      owner_urn: mokafor,
      roles: [{ user: mokafor, role: 'administrator' }],
      sharing_key: aText,
    });
    const lookup = `${sandbox.urls.portal}/experiment/share/api/git/?remote_url=${sandbox.origin}/git/trovi-examples/tail-latency.git`;
    const { result } = await jsonOf<{ result: [string, string][] }>(fetch(lookup));
    const [newest] = result.find(([, label]) => label === 'refs/heads/main') ?? [];
    expect(artifact.versions).toMatchObject([
      {
        slug: artifact.created_at.slice(0, 10),
        contents: {
          urn: `urn:trovi:contents:git:https://github.com/trovi-examples/tail-latency.git@${newest}`,
        },
        environment_setup: [{ type: 'jupyterhub', arguments: '{}' }],
      },
    ]);
  });

  it('reads repositories that the code host lacks from the real host', async () => {
    const artifact = await imported('https://github.com/lab/one');
    expect(artifact.title).toBe('The newest');
    expect(artifact.versions[0]?.contents.urn).toMatch(
      /^urn:trovi:contents:git:https:\/\/github\.com\/lab\/one\.git@[0-9a-f]{40}$/,
    );
  });

  it('registers a commit once', async () => {
    await imported(exampleAddress('first-steps'));
    const before = await count();
    for (const address of [
      exampleAddress('first-steps'),
      `${exampleAddress('first-steps')}.git`,
      `${exampleAddress('first-steps')}/`,
      'git@github.com:trovi-examples/first-steps.git',
      ` ${exampleAddress('first-steps')} `,
    ]) {
      const response = await importFrom(address);
      expect([address, response.status]).toEqual([address, 409]);
      expect(await response.json()).toEqual({ detail: aText });
    }
    expect(await count()).toBe(before);
  });

  it('reads the code host’s repositories at the address that it shows', async () => {
    const shown = `${sandbox.origin}/git/trovi-examples/edge-lab`;
    const artifact = await imported(shown);
    expect(artifact.versions[0]?.contents.urn).toContain(`git:${shown}.git@`);
    expect((await importFrom(`${shown}.git`)).status).toBe(409);
    const unknown = await importFrom(`${sandbox.origin}/git/trovi-examples/nothing`);
    expect([unknown.status, await unknown.json()]).toEqual([400, [aText]]);
  });

  it('keeps the end of an address in the URN', async () => {
    const artifact = await imported(`${exampleAddress('edge-lab')}/tree/main`);
    expect(artifact.versions[0]?.contents.urn).toContain('/edge-lab.git/tree/main@');
  });

  it.each([
    'https://gitlab.com/lab/one',
    'https://www.github.com/lab/one',
    'http://github.com/lab/one',
    'github.com/lab/one',
    'https://github.com/lab',
    'https://github.com/../one',
    'https://github.com/lab/one two',
    'nonsense',
  ])('refuses %s', async (address) => {
    const response = await importFrom(address);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual([aText]);
  });

  it.each([
    [undefined, [required]],
    ['', ['This field may not be blank.']],
    [null, ['This field may not be null.']],
    [['x'], ['Not a valid string.']],
  ])('refuses the address %j', async (address, messages) => {
    const response = await importFrom(address);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ github_url: messages });
  });

  it('ignores other members and accepts forms', async () => {
    const response = await fetch(`${sandbox.urls.api}/import/?access_token=${token}`, {
      method: 'POST',
      body: new URLSearchParams({ github_url: 'https://github.com/lab/two', other: 'x' }),
    });
    expect(response.status).toBe(200);
  });

  it('needs the scope to write', async () => {
    const body = { github_url: exampleAddress('edge-lab') };
    for (const as of [undefined, await troviToken(sandbox, 'mokafor', 'artifacts:read')]) {
      const response = await send(sandbox, 'POST', '/import/', { token: as, body });
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({ detail: aText });
    }
  });

  const words = [aText];
  it.each([
    ['no-trovi-json', 400, words],
    ['no-such-repository', 400, words],
    ['broken-json', 400, words],
    ['missing-title', 400, { title: [required] }],
    ['long-title', 400, { title: ['Ensure this field has no more than 140 characters.'] }],
    ['missing-short-description', 400, { short_description: [required] }],
    [
      'long-short-description',
      400,
      { short_description: ['Ensure this field has no more than 200 characters.'] },
    ],
    ['empty-description', 400, { long_description: ['This field may not be blank.'] }],
    ['unknown-tag', 404, { detail: aText }],
    ['empty-keywords', 404, { detail: aText }],
    ['missing-keywords', 400, words],
    ['keywords-list', 400, words],
    ['bad-email', 400, { authors: [{ email: ['Enter a valid email address.'] }] }],
    ['missing-email', 400, { authors: [{ email: [required] }] }],
    ['missing-authors', 400, words],
    ['single-author', 400, words],
    ['inline-author', 400, words],
    ['named-author', 400, words],
    ['affiliation-reference', 400, words],
    ['missing-descriptor', 400, words],
    ['wrong-root', 400, words],
    ['two-applications', 400, words],
    ['missing-arguments', 400, words],
  ])('refuses %s with %i, and adds nothing', async (name, status, body) => {
    const before = await count();
    const response = await importFrom(exampleAddress(name));
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual(body);
    expect(await count()).toBe(before);
  });

  it('answers the same if the host does not answer', async () => {
    const other = await aSandbox({ seeds, foreignHost: 'http://127.0.0.1:9' });
    const response = await send(other, 'POST', '/import/', {
      token: await troviToken(other, 'mokafor'),
      body: { github_url: 'https://github.com/lab/one' },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual([aText]);
  });

  describe('again, into an artifact', () => {
    const addTo = async (changes: Record<string, unknown> = {}) => {
      const response = await send(sandbox, 'POST', '/artifacts/', {
        token,
        body: { title: 'Before', short_description: 'Before.', visibility: 'public', ...changes },
      });
      return (await jsonOf<Imported>(response)).uuid;
    };
    let other: RunningSandbox;
    let owner: string;

    beforeAll(async () => {
      other = await aSandbox({ seeds, foreignHost: await aGitServer(elsewhere) });
      owner = await troviToken(other, 'mokafor');
    });

    /** Uses a separate sandbox, because a commit can be registered only once. */
    const alone = async (repository: string, changes: Record<string, unknown>) => {
      const body = { title: 'Before', short_description: 'Before.', ...changes };
      const made = await send(other, 'POST', '/artifacts/', { token: owner, body });
      const { uuid } = await jsonOf<Imported>(made);
      return send(other, 'PUT', `/import/${uuid}/`, {
        token: owner,
        body: { github_url: `https://github.com/lab/${repository}` },
      });
    };

    it('overwrites metadata and adds versions with numbered slugs', async () => {
      const made = await alone('one', { tags: ['gpu'], visibility: 'public' });
      expect(made.status).toBe(200);
      const first = await jsonOf<Imported>(made);
      const day = new Date().toISOString().slice(0, 10);
      expect(first).toMatchObject({
        title: 'The newest',
        long_description: 'Long.',
        visibility: 'public',
        tags: ['education', 'gpu'],
        authors: [{ full_name: 'Noor Haddad' }],
        versions: [{ slug: `${day}.1` }],
      });
      const second = await send(other, 'PUT', `/import/${first.uuid}/`, {
        token: owner,
        body: { github_url: 'https://github.com/lab/more-authors' },
      });
      const { versions, authors } = await jsonOf<Imported>(second);
      expect(versions.map(({ slug }) => slug)).toEqual([`${day}.2`, `${day}.1`]);
      expect(authors).toMatchObject([{ full_name: 'Li Wei' }, { full_name: 'Noor Haddad' }]);
      const search = await send(other, 'GET', `/artifacts/?q=elsewhere`, { token: owner });
      expect((await jsonOf<ListedPage>(search)).artifacts[0]?.uuid).toBe(first.uuid);
    });

    it('keeps the last authors if the new list is shorter', async () => {
      const authors = ['a', 'b', 'c'].map((name) => ({
        full_name: name,
        email: `${name}@example.org`,
      }));
      const response = await alone('two', { authors });
      expect((await jsonOf<Imported>(response)).authors).toMatchObject([
        { full_name: 'Noor Haddad', affiliation: 'Somewhere' },
        { full_name: 'b' },
        { full_name: 'c' },
      ]);
    });

    it('fails if something would be lost', async () => {
      const noNull = { value: ['This field may not be null.'] };
      const description = await alone('no-description', { long_description: 'There was one.' });
      expect(description.status).toBe(400);
      expect(await description.json()).toMatchObject({ patch: [{}, {}, noNull] });
      const author = {
        full_name: 'Noor Haddad',
        email: 'noor@example.edu',
        affiliation: 'Somewhere',
      };
      const affiliation = await alone('no-affiliation', { authors: [author] });
      expect(affiliation.status).toBe(400);
      expect(await affiliation.json()).toEqual({ patch: [{}, {}, {}, noNull] });
    });

    it('refuses registered commits and invalid files', async () => {
      await importFrom(exampleAddress('edge-lab'));
      const uuid = await addTo();
      expect((await again(uuid, exampleAddress('edge-lab'))).status).toBe(409);
      const broken = await again(uuid, exampleAddress('bad-email'));
      expect(await broken.json()).toEqual({
        authors: [{ email: ['Enter a valid email address.'] }],
      });
      const unchanged = await send(sandbox, 'GET', `/artifacts/${uuid}/`);
      expect(await unchanged.json()).toMatchObject({ title: 'Before', versions: [] });
    });

    it('is allowed only for the owner and service administrators', async () => {
      const uuid = await addTo();
      const stranger = await again(
        uuid,
        exampleAddress('edge-lab'),
        await troviToken(sandbox, 'liwei'),
      );
      expect(stranger.status).toBe(403);
      expect(await stranger.json()).toEqual({ detail: aText });
      const curator = await troviToken(
        sandbox,
        'curator',
        'artifacts:read artifacts:write trovi:admin',
      );
      const response = await again(uuid, 'https://github.com/lab/more-authors', curator);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({
        owner_urn: mokafor,
        roles: [
          { user: mokafor, role: 'administrator' },
          { user: 'urn:trovi:user:chameleon:curator', role: 'administrator' },
        ],
      });
    });

    it('answers 404 for unknown artifacts and 405 for other methods', async () => {
      for (const uuid of [uuidOf(99), 'nonsense']) {
        expect((await again(uuid, exampleAddress('edge-lab'))).status).toBe(404);
      }
      const post = await send(sandbox, 'POST', `/import/${uuidOf(1)}/`, { token, body: {} });
      expect(post.status).toBe(405);
    });
  });

  it('uses the clock that tests set', async () => {
    await turn(sandbox, 'clock', { offsetMs: Date.parse('2031-02-03T04:05:06Z') - Date.now() });
    const as = await troviToken(sandbox, 'liwei');
    const response = await importFrom('https://github.com/lab/no-description', as);
    expect(await response.json()).toMatchObject({
      created_at: '2031-02-03T04:05UTC',
      long_description: null,
      versions: [{ slug: '2031-02-03' }],
    });
    await turn(sandbox, 'clock');
  });
});
