import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import type { RunningSandbox } from '../sandbox';
import { aSandbox } from './aSandbox';
import { aSeed, aVersion, seedsOf } from './aSeed';
import { send, troviToken, turn } from './troviToken';
import { jsonOf, type ListedArtifact, type ListedPage } from './wireShapes';

const taken = 'urn:trovi:contents:git:https://example.org/lab/taken.git@main';
const seeds = seedsOf([
  aSeed(1, { tags: ['Networking', 'education'], versions: [aVersion(taken)] }),
]);
const mokafor = 'urn:trovi:user:chameleon:mokafor';
const aText = expect.any(String) as string;
const required = 'This field is required.';
const blank = 'This field may not be blank.';
const isNull = 'This field may not be null.';
const noText = 'Not a valid string.';
const noUrn = 'This value does not match the required pattern.';
const upTo = (length: number) => `Ensure this field has no more than ${length} characters.`;
const unknown = (names: string[], place: string) => ({
  'Attempted to write invalid field(s)': names,
  in: place,
});

const minimal = { title: 'A title', short_description: 'A short description.' };
const noor = { full_name: 'Noor Haddad', email: 'noor.haddad@example.edu' };
const git = (name: string) => `urn:trovi:contents:git:https://example.org/lab/${name}.git@main`;

describe('adding an artifact', () => {
  let sandbox: RunningSandbox;
  let token: string;

  beforeAll(async () => {
    sandbox = await aSandbox({ seeds });
    token = await troviToken(sandbox, 'mokafor');
  });
  afterEach(() => turn(sandbox, 'clock'));

  const create = (changes: Record<string, unknown> = {}, as = token) =>
    send(sandbox, 'POST', '/artifacts/', { token: as, body: { ...minimal, ...changes } });
  const created = async (changes: Record<string, unknown> = {}) => {
    const response = await create(changes);
    expect(response.status).toBe(201);
    return jsonOf<ListedArtifact & Record<string, unknown>>(response);
  };
  const count = async () =>
    (await jsonOf<ListedPage>(send(sandbox, 'GET', '/artifacts/', { token }))).artifacts.length;

  it('returns the complete artifact, private and owned by the caller', async () => {
    const artifact = await created();
    expect(artifact).toEqual({
      uuid: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) as string,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\dUTC$/) as string,
      updated_at: artifact.created_at,
      ...minimal,
      long_description: null,
      citation: null,
      tags: [],
      authors: [],
      owner_urn: mokafor,
      roles: [{ user: mokafor, role: 'administrator' }],
      visibility: 'private',
      linked_projects: [],
      linked_from: [],
      linked_artifacts: [],
      reproducibility: { enable_requests: false, access_hours: null, requests: 0 },
      versions: [],
      metrics: { access_count: 0, unique_access_count: 0, unique_cell_execution_count: 0 },
      sharing_key: expect.stringMatching(/^[A-Za-z0-9_-]{44}$/) as string,
    });
    const { uuid } = artifact;
    const found = await send(sandbox, 'GET', `/artifacts/${uuid}/`, { token });
    expect(await found.json()).toEqual(artifact);
    expect((await send(sandbox, 'GET', `/artifacts/${uuid}/`)).status).toBe(404);
  });

  it('stores everything that was sent, trimmed', async () => {
    const artifact = await created({
      title: '  A title \n',
      short_description: 'Two\nlines',
      long_description: '## Heading\n\nText\n',
      citation: 'Haddad, N. A study.',
      visibility: 'public',
      tags: ['networking', 'EDUCATION', ' education '],
      authors: [noor, { ...noor, full_name: '山田 花子', affiliation: '' }],
      reproducibility: { enable_requests: true, access_hours: 48 },
      owner_urn: mokafor,
    });
    expect(artifact).toMatchObject({
      title: 'A title',
      short_description: 'Two\nlines',
      long_description: '## Heading\n\nText',
      citation: 'Haddad, N. A study.',
      visibility: 'public',
      authors: [
        { ...noor, affiliation: null },
        { ...noor, full_name: '山田 花子', affiliation: '' },
      ],
      reproducibility: { enable_requests: true, access_hours: 48, requests: 0 },
    });
    expect(artifact.tags.toSorted()).toEqual(['Networking', 'education']);
  });

  it('makes it available to search and tag filters at once', async () => {
    const { uuid } = await created({
      title: 'Zebrafish',
      visibility: 'public',
      tags: ['education'],
    });
    for (const query of [
      'q=zebraFISH',
      'q=zebrafish&tag=Education',
      `owner=${mokafor}&q=zebrafish`,
    ]) {
      const page = await jsonOf<ListedPage>(send(sandbox, 'GET', `/artifacts/?${query}`));
      expect(page.artifacts.map((artifact) => artifact.uuid)).toEqual([uuid]);
    }
  });

  it('counts code points, not UTF-16 units', async () => {
    const artifact = await created({
      title: '🦊'.repeat(140),
      short_description: '🦊'.repeat(200),
    });
    expect(artifact.title).toBe('🦊'.repeat(140));
    const response = await create({ title: '🦊'.repeat(141) });
    expect(await response.json()).toEqual({ title: [upTo(140)] });
  });

  it('stores the text {origin} unchanged', async () => {
    expect((await created({ title: 'On {origin}' })).title).toBe('On {origin}');
  });

  it('adds a version in the same call', async () => {
    await turn(sandbox, 'clock', { offsetMs: Date.parse('2030-05-06T23:59:30Z') - Date.now() });
    const fresh = await troviToken(sandbox, 'mokafor');
    const version = {
      contents: { urn: git('along') },
      links: [{ label: 'Traces', urn: 'urn:globus:dataset:7c2a:/traces' }],
      environment_setup: [{ type: 'source_code', arguments: { url: 'https://example.org/x.git' } }],
    };
    const response = await create({ version }, fresh);
    expect(response.status).toBe(201);
    const { versions } = await jsonOf<ListedArtifact>(response);
    expect(versions).toEqual([
      {
        slug: '2030-05-06',
        created_at: '2030-05-06T23:59UTC',
        contents: version.contents,
        metrics: { access_count: 0, unique_access_count: 0, unique_cell_execution_count: 0 },
        links: [{ label: 'Traces', verified: false, urn: 'urn:globus:dataset:7c2a:/traces' }],
        environment_setup: version.environment_setup,
      },
    ]);
  });

  it('adds the default setup to a version without one', async () => {
    for (const setup of [{}, { environment_setup: [] }]) {
      const contents = { urn: git(`setup-${JSON.stringify(setup).length}`) };
      const artifact = await created({ version: { contents, ...setup } });
      expect(artifact.versions[0]).toMatchObject({
        environment_setup: [{ type: 'jupyterhub', arguments: {} }],
        links: [],
      });
    }
  });

  it.each([
    ['title', { title: '' }, [blank]],
    ['title', { title: ' \n' }, [blank]],
    ['title', { title: null }, [isNull]],
    ['title', { title: true }, [noText]],
    ['title', { title: ['x'] }, [noText]],
    ['title', { title: 'x'.repeat(141) }, [upTo(140)]],
    ['title', { title: 'a\0b' }, ['Null characters are not allowed.']],
    ['short_description', { short_description: '' }, [blank]],
    ['short_description', { short_description: 'x'.repeat(201) }, [upTo(200)]],
    ['long_description', { long_description: '' }, [blank]],
    ['long_description', { long_description: ' ' }, [blank]],
    ['long_description', { long_description: 'x'.repeat(5001) }, [upTo(5000)]],
    ['visibility', { visibility: 'secret' }, ['"secret" is not a valid choice.']],
    ['visibility', { visibility: null }, [isNull]],
    ['linked_artifacts', { linked_artifacts: [] }, [aText]],
    ['owner_urn', { owner_urn: 'mokafor' }, ['Enter a valid value.', noUrn]],
    ['owner_urn', { owner_urn: 'urn:trovi:user:a b' }, ['Enter a valid value.', noUrn]],
  ])('refuses %s of %j', async (field, changes, messages) => {
    const response = await create(changes);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ [field]: messages });
  });

  it('reports all missing fields at once', async () => {
    const response = await send(sandbox, 'POST', '/artifacts/', { token, body: {} });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ title: [required], short_description: [required] });
  });

  it('accepts a number as text, and a long description that is null or missing', async () => {
    expect((await created({ title: 42 })).title).toBe('42');
    expect((await created({ long_description: null })).long_description).toBeNull();
  });

  it.each([
    [{ colour: 'red', title: '' }, ['colour']],
    [{ uuid: 'x', roles: [], sharing_key: 'x' }, ['uuid', 'roles', 'sharing_key']],
    [
      { created_at: '', updated_at: '', versions: [], metrics: {}, badges: [] },
      ['created_at', 'updated_at', 'versions', 'metrics', 'badges'],
    ],
  ])('tells unknown and read-only fields alone: %j', async (changes, names) => {
    const response = await create(changes);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual(unknown(names, '.'));
  });

  const noEmail = 'Enter a valid email address.';
  it.each([
    [
      [noor, { full_name: 'No Mail' }],
      [{}, { email: [required] }],
    ],
    [
      [{ ...noor, email: '' }, noor],
      [{ email: [blank] }, {}],
    ],
    [[{ ...noor, email: null }], [{ email: [isNull] }]],
    [[{ ...noor, email: 'noor@example' }], [{ email: [noEmail] }]],
    [[{ ...noor, email: 'nöor@example.edu' }], [{ email: [noEmail] }]],
    [[{ ...noor, email: '"a b"@example.edu' }], [{ email: [noEmail] }]],
    [[{ ...noor, email: 'a b@example.edu' }], [{ email: [noEmail] }]],
    [[{ ...noor, email: `${'x'.repeat(250)}@example.edu` }], [{ email: [upTo(254)] }]],
    [[{ ...noor, full_name: 'x'.repeat(201) }], [{ full_name: [upTo(200)] }]],
    [[{ ...noor, full_name: ' ' }], [{ full_name: [blank] }]],
    [[{ ...noor, affiliation: 'x'.repeat(201) }], [{ affiliation: [upTo(200)] }]],
    [[{ ...noor, orcid: '0' }], [unknown(['orcid'], 'authors')]],
    [['Noor'], [{ non_field_errors: [aText] }]],
    ['Noor', { non_field_errors: ['Expected a list of items but got type "str".'] }],
    [{}, { non_field_errors: ['Expected a list of items but got type "dict".'] }],
    [null, [isNull]],
  ])('tells what is wrong with the authors %j', async (authors, problem) => {
    const response = await create({ authors });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ authors: problem });
  });

  it.each(['noor@localhost', 'noor@[127.0.0.1]', "o'brien+x@sub.example.org", 'a@exämple.org'])(
    'takes the address %s',
    async (email) => {
      await created({ authors: [{ ...noor, email }] });
    },
  );

  it.each([
    ['education', { non_field_errors: [aText] }],
    [
      ['education', true],
      [[], [noText]],
    ],
    [[null], [[isNull]]],
    [[['education']], [[noText]]],
  ])('tells what is wrong with the tags %j', async (tags, problem) => {
    const response = await create({ tags });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ tags: problem });
  });

  it.each([[['education', 'no-such-tag']], [['']]])(
    'does not find the tags %j, and adds nothing',
    async (tags) => {
      const before = await count();
      const response = await create({ tags });
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ detail: aText });
      expect(await count()).toBe(before);
    },
  );

  it.each([
    [{ enable_requests: true }, [aText]],
    [{ enable_requests: true, access_hours: null }, [aText]],
    [{ access_hours: 0 }, { reproducibility: { access_hours: [aText] } }],
    [{ access_hours: 'many' }, { reproducibility: { access_hours: [aText] } }],
    [{ enable_requests: 'perhaps' }, { reproducibility: { enable_requests: [aText] } }],
    [{ requests: 5 }, { reproducibility: unknown(['requests'], 'reproducibility') }],
  ])('refuses the daypass settings %j', async (reproducibility, body) => {
    const response = await create({ reproducibility });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual(body);
  });

  it('ignores the hours of daypasses that are not enabled', async () => {
    const artifact = await created({ reproducibility: { access_hours: 5 } });
    expect(artifact.reproducibility).toMatchObject({ enable_requests: false, access_hours: null });
  });

  const contents = { urn: git('versions') };
  it.each([
    [{}, { contents: [required] }],
    [{ contents: {} }, { contents: { urn: [required] } }],
    [{ contents: git('text') }, { contents: { non_field_errors: [aText] } }],
    [{ contents: { urn: 'x' } }, { contents: { urn: [noUrn] } }],
    [{ contents: { urn: 'urn:trovi:contents:git:a~b' } }, { contents: { urn: [noUrn] } }],
    [{ contents, slug: '1' }, unknown(['slug'], 'version')],
    [{ contents, links: [{ urn: git('x') }] }, { links: [{ label: [required] }] }],
    [
      { contents, links: [{ label: 'x'.repeat(41), urn: 'x' }] },
      { links: [{ label: [upTo(40)], urn: ['Enter a valid value.', noUrn] }] },
    ],
    [
      { contents, links: [{ label: 'x', urn: git('x'), verified: true }] },
      { links: [unknown(['verified'], 'links')] },
    ],
    [
      { contents, environment_setup: [{ type: 'jupyterhub' }] },
      { environment_setup: [{ arguments: [required] }] },
    ],
    [
      {
        contents,
        environment_setup: [
          { type: 'image', arguments: '' },
          { type: 'x', arguments: 1 },
        ],
      },
      { environment_setup: { non_field_errors: [aText] } },
    ],
  ])('refuses the version %j', async (version, problem) => {
    const response = await create({ version });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ version: problem });
  });

  it('refuses contents of an existing version, in any letter case, and stores nothing', async () => {
    const before = await count();
    for (const urn of [taken, taken.toUpperCase()]) {
      const response = await create({ version: { contents: { urn } } });
      expect(response.status).toBe(409);
      expect(await response.json()).toEqual({ detail: aText });
    }
    expect(await count()).toBe(before);
  });

  it.each([
    [{ owner_urn: 'urn:trovi:user:chameleon:liwei' }],
    [{ linked_projects: [] }],
    [{ linked_projects: ['urn:trovi:project:chameleon:CHI-1'] }],
  ])('is not for the caller to add with %j', async (changes) => {
    const response = await create(changes);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ detail: aText });
  });

  it('lets service administrators link projects', async () => {
    const scope = 'artifacts:read artifacts:write trovi:admin';
    const curator = await troviToken(sandbox, 'curator', scope);
    const projects = ['urn:trovi:project:chameleon:CHI-1'];
    const response = await create({ linked_projects: projects }, curator);
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ linked_projects: projects });
  });

  it.each([
    ['a=b', 'application/x-www-form-urlencoded', 415],
    ['{}', 'text/plain', 415],
    ['{"title": ', 'application/json', 400],
    ['\u00ff', 'application/json', 400],
  ])('takes no body like %s of %s', async (body, type, status) => {
    const response = await fetch(`${sandbox.urls.api}/artifacts/?access_token=${token}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ detail: aText });
  });

  it.each(['[]', '"text"', '5', 'null'])('refuses the body %s', async (body) => {
    const response = await fetch(`${sandbox.urls.api}/artifacts/?access_token=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ non_field_errors: [aText] });
  });

  it('checks the token before the body', async () => {
    const response = await fetch(`${sandbox.urls.api}/artifacts/`, { method: 'POST', body: 'x' });
    expect(response.status).toBe(403);
  });
});
