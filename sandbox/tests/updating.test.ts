import { afterEach, describe, expect, it } from 'vitest';

import { urnOf } from './actors';
import {
  aText,
  blank,
  fullOne,
  isNull,
  li,
  noText,
  noUrn,
  noor,
  required,
  upTo,
  updated,
  editedArtifacts,
} from './editedArtifacts';
import { refusalOf } from './refusalOf';
import { send, troviToken, turn } from './troviToken';
import { jsonOf, type ListedPage } from './wireShapes';

const { find, made, replace, sandbox, searched, sendAs, tokenOf, update } = editedArtifacts();

describe('an update', () => {
  afterEach(() => turn(sandbox(), 'clock'));

  it.each(['PUT', 'PATCH'] as const)(
    'by %s gives the whole artifact, and stays',
    async (method) => {
      const uuid = await made();
      const before = await find(uuid);
      const patch = [
        { op: 'replace', path: '/title', value: ' After \n' },
        { op: 'replace', path: '/short_description', value: 'Two\nlines' },
        { op: 'add', path: '/long_description', value: '## Heading\n\nText\n' },
        { op: 'replace', path: '/visibility', value: 'public' },
        { op: 'replace', path: '/tags', value: ['Networking', 'edge', 'EDGE'] },
        { op: 'replace', path: '/authors', value: [li, noor] },
      ];
      const artifact = await updated(update(patch, { uuid, method }));
      expect(artifact).toEqual({
        ...before,
        updated_at: artifact.updated_at,
        title: 'After',
        short_description: 'Two\nlines',
        long_description: '## Heading\n\nText',
        visibility: 'public',
        tags: ['edge', 'networking'],
        authors: [li, noor],
      });
      expect(await find(uuid)).toEqual(artifact);
      expect(await jsonOf(send(sandbox(), 'GET', `/artifacts/${uuid}/`))).toMatchObject({
        title: 'After',
        authors: [li, noor],
      });
    },
  );

  it('does not need partial=true', async () => {
    const uuid = await made();
    const artifact = await updated(replace('title', 'After', { uuid, query: '' }));
    expect(artifact.title).toBe('After');
  });

  it('changes updated_at, even without any operation, and nothing else', async () => {
    const before = await find(fullOne);
    await turn(sandbox(), 'clock', { offsetMs: Date.parse('2031-02-03T04:05:06Z') - Date.now() });
    const token = await troviToken(sandbox(), 'mokafor');
    const body = { patch: [] };
    const response = send(sandbox(), 'PUT', `/artifacts/${fullOne}/`, { token, body });
    expect(await updated(response)).toEqual({ ...before, updated_at: '2031-02-03T04:05UTC' });
    const listed = await jsonOf<ListedPage>(
      send(sandbox(), 'GET', '/artifacts/?limit=1', { token }),
    );
    expect(listed.artifacts[0]?.uuid).toBe(fullOne);
  });

  it('affects search and tag filters at once', async () => {
    const uuid = await made({ title: 'Aardvark', authors: [noor], tags: ['gpu'] });
    const patch = [
      { op: 'replace', path: '/title', value: 'Zebrafish' },
      { op: 'add', path: '/long_description', value: 'Quokka' },
      { op: 'replace', path: '/authors/0/full_name', value: 'Ömer Example' },
      { op: 'replace', path: '/tags/0', value: 'networking' },
    ];
    await updated(update(patch, { uuid }));
    const found = [
      'q=zebraFISH',
      'q=quokka',
      'q=ÖMER',
      'author_name=ömer',
      'q=zebrafish%20networking&tag=Networking',
    ];
    for (const query of found) expect([query, await searched(query)]).toEqual([query, [uuid]]);
    const lost = ['q=aardvark', 'q=zebrafish%20noor', 'q=zebrafish%20gpu', 'q=zebrafish&tag=gpu'];
    for (const query of lost) expect([query, await searched(query)]).toEqual([query, []]);
  });

  it('removes the long description, also repeatedly', async () => {
    const uuid = await made({ long_description: 'Long.' });
    const remove = [{ op: 'remove', path: '/long_description' }];
    for (let time = 0; time < 2; time += 1) {
      expect((await updated(update(remove, { uuid }))).long_description).toBeNull();
    }
    expect(await searched('q=Long.')).not.toContain(uuid);
  });

  it('changes the visibility and so what others see', async () => {
    const uuid = await made({ visibility: 'public' });
    await updated(replace('visibility', 'private', { uuid }));
    expect((await send(sandbox(), 'GET', `/artifacts/${uuid}/`)).status).toBe(404);
    await updated(replace('visibility', 'public', { uuid }));
    expect((await send(sandbox(), 'GET', `/artifacts/${uuid}/`)).status).toBe(200);
  });

  it('accepts numbers as texts and counts code points', async () => {
    const uuid = await made();
    expect((await updated(replace('title', 42, { uuid }))).title).toBe('42');
    const foxes = '🦊'.repeat(140);
    expect((await updated(replace('title', foxes, { uuid }))).title).toBe(foxes);
    expect(await refusalOf(await replace('title', `${foxes}🦊`, { uuid }))).toEqual([
      400,
      { title: [upTo(140)] },
    ]);
  });

  it('sets daypasses and ignores the hours if they are not enabled', async () => {
    const uuid = await made();
    const enable = [
      { op: 'replace', path: '/reproducibility/enable_requests', value: true },
      { op: 'replace', path: '/reproducibility/access_hours', value: 48 },
    ];
    expect((await updated(update(enable, { uuid }))).reproducibility).toEqual({
      enable_requests: true,
      access_hours: 48,
      requests: 0,
    });
    const changed = await updated(
      replace('reproducibility', { enable_requests: true, access_hours: 5, requests: 9 }, { uuid }),
    );
    expect(changed.reproducibility).toMatchObject({ access_hours: 5, requests: 0 });
    const disable = [{ op: 'replace', path: '/reproducibility/enable_requests', value: false }];
    expect((await updated(update(disable, { uuid }))).reproducibility).toEqual({
      enable_requests: false,
      access_hours: null,
      requests: 0,
    });
  });

  it('keeps the sharing key if an operation removes it', async () => {
    const uuid = await made();
    const before = await find(uuid);
    const artifact = await updated(update([{ op: 'remove', path: '/sharing_key' }], { uuid }));
    expect(artifact.sharing_key).toBe(before.sharing_key);
    expect(artifact.sharing_key).toHaveLength(44);
  });

  it('gives the user in owner_urn a role, but not the ownership', async () => {
    const uuid = await made();
    const artifact = await updated(replace('owner_urn', urnOf('liwei'), { uuid }));
    expect(artifact).toMatchObject({
      owner_urn: urnOf('mokafor'),
      roles: [
        { user: urnOf('mokafor'), role: 'administrator' },
        { user: urnOf('liwei'), role: 'administrator' },
      ],
    });
    const again = await updated(replace('owner_urn', urnOf('liwei'), { uuid }));
    expect(again.roles).toEqual(artifact.roles);
  });

  it('drops unknown members of authors', async () => {
    const uuid = await made();
    const value = [
      { ...noor, orcid: '0' },
      { full_name: 'A B', email: 'a@example.org' },
    ];
    expect((await updated(replace('authors', value, { uuid }))).authors).toEqual([
      noor,
      { full_name: 'A B', email: 'a@example.org', affiliation: null },
    ]);
  });

  it('stores {origin} and markup unchanged', async () => {
    const uuid = await made();
    const title = '<b>{origin}</b> & ~1';
    expect((await updated(replace('title', title, { uuid }))).title).toBe(title);
  });
});

describe('an update is refused', () => {
  const changesNothing = async (response: Promise<Response>, status: number, body: unknown) => {
    const before = await find(fullOne);
    expect(await refusalOf(await response)).toEqual([status, body]);
    expect(await find(fullOne)).toEqual(before);
  };
  const at = { uuid: fullOne };

  it.each([
    ['title', '', [blank]],
    ['title', ' \n', [blank]],
    ['title', true, [noText]],
    ['title', ['x'], [noText]],
    ['title', 'x'.repeat(141), [upTo(140)]],
    ['title', 'a\0b', ['Null characters are not allowed.']],
    ['short_description', '', [blank]],
    ['short_description', 'x'.repeat(201), [upTo(200)]],
    ['long_description', '', [blank]],
    ['long_description', ' ', [blank]],
    ['long_description', {}, [noText]],
    ['long_description', 'x'.repeat(5001), [upTo(5000)]],
    ['visibility', 'secret', ['"secret" is not a valid choice.']],
    ['tags', 'edge', { non_field_errors: [aText] }],
    ['tags', ['edge', true], [[], [noText]]],
    ['tags', [null], [[isNull]]],
    ['authors', 'Noor', { non_field_errors: ['Expected a list of items but got type "str".'] }],
    ['authors', {}, { non_field_errors: [aText] }],
    ['authors', ['Noor'], [{ non_field_errors: [aText] }]],
    ['authors', [{ ...noor, email: '' }, li], [{ email: [blank] }, {}]],
    [
      'authors',
      [li, { ...noor, email: 'noor' }],
      [{}, { email: ['Enter a valid email address.'] }],
    ],
    ['authors', [{ ...noor, email: null }], [{ email: [isNull] }]],
    ['authors', [{ ...noor, full_name: ' ' }], [{ full_name: [blank] }]],
    ['authors', [{ ...noor, full_name: 'x'.repeat(201) }], [{ full_name: [upTo(200)] }]],
    ['authors', [{ ...noor, affiliation: 'x'.repeat(201) }], [{ affiliation: [upTo(200)] }]],
    ['reproducibility', 'on', { non_field_errors: [aText] }],
    ['reproducibility', { access_hours: 0 }, { access_hours: [aText] }],
    ['reproducibility', { enable_requests: 'perhaps' }, { enable_requests: [aText] }],
    ['owner_urn', 'liwei', noUrn],
  ])('with %s of %j', async (field, value, problem) => {
    await changesNothing(replace(field, value, at), 400, { [field]: problem });
  });

  it.each(['title', 'short_description', 'visibility', 'tags', 'authors', 'owner_urn'])(
    'where %s would be gone',
    async (field) => {
      const response = update([{ op: 'remove', path: `/${field}` }], at);
      await changesNothing(response, 400, { [field]: [isNull] });
    },
  );

  it('with all problems at once', async () => {
    const patch = [
      { op: 'replace', path: '/title', value: '' },
      { op: 'replace', path: '/short_description', value: 'Good.' },
      { op: 'replace', path: '/authors/1/email', value: 'li' },
    ];
    await changesNothing(update(patch, at), 400, {
      title: [blank],
      authors: [{}, { email: ['Enter a valid email address.'] }],
    });
  });

  it.each([
    [
      [{ full_name: 'No Mail' }, noor],
      [{ email: [required] }, {}],
    ],
    [
      [noor, { email: 'a@example.org' }],
      [{}, { full_name: [required] }],
    ],
    [[{}], [{ full_name: [required], email: [required] }]],
  ])('without a member of an author: %j', async (authors, problem) => {
    await changesNothing(replace('authors', authors, at), 400, problem);
  });

  it('without a member of an author, which an operation removed', async () => {
    const response = update([{ op: 'remove', path: '/authors/1/email' }], at);
    await changesNothing(response, 400, [{}, { email: [required] }]);
  });

  it.each([[{ enable_requests: true }], [{ enable_requests: true, access_hours: null }]])(
    'with daypasses without hours: %j',
    async (value) => {
      await changesNothing(replace('reproducibility', value, at), 400, [aText]);
      const enable = [{ op: 'replace', path: '/reproducibility/enable_requests', value: true }];
      await changesNothing(update(enable, at), 400, [aText]);
    },
  );

  it.each([[['edge', 'no-such-tag']], [['']]])('with the unknown tags %j', async (tags) => {
    const patch = [
      { op: 'replace', path: '/title', value: 'Not stored' },
      { op: 'replace', path: '/tags', value: tags },
    ];
    await changesNothing(update(patch, at), 404, { detail: aText });
  });

  it.each([
    ['{}', { patch: [required] }],
    ['{"patch":null}', { patch: [isNull] }],
    ['{"patch":{}}', { patch: { non_field_errors: [aText] } }],
    ['{"patch":"x"}', { patch: { non_field_errors: [aText] } }],
    ['{"patch":[],"title":"x"}', { 'Attempted to write invalid field(s)': ['title'], in: '.' }],
    ['[{"op":"replace","path":"/title","value":"x"}]', { non_field_errors: [aText] }],
    ['"text"', { non_field_errors: [aText] }],
    ['null', { non_field_errors: [aText] }],
    ['', { patch: [required] }],
  ])('with the body %s', async (body, problem) => {
    const response = fetch(
      `${sandbox().urls.api}/artifacts/${fullOne}/?access_token=${tokenOf('the owner')}`,
      {
        method: 'PUT',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body,
      },
    );
    await changesNothing(response, 400, problem);
  });

  it.each([
    ['patch=x', 'application/x-www-form-urlencoded', 415],
    ['{"patch":[]}', 'text/plain', 415],
    ['{"patch": ', 'application/json', 400],
    ['ÿ', 'application/json; charset=latin1', 400],
  ])('with a body like %s of %s', async (text, type, status) => {
    const body = text === 'ÿ' ? Buffer.from([0xff]) : text;
    const response = fetch(
      `${sandbox().urls.api}/artifacts/${fullOne}/?access_token=${tokenOf('the owner')}`,
      {
        method: 'PATCH',
        headers: { 'content-type': type },
        body,
      },
    );
    await changesNothing(response, status, { detail: aText });
  });

  it('with copies that would grow without limit', async () => {
    const patch = Array.from({ length: 40 }, () => ({
      op: 'copy',
      from: '/authors',
      path: '/authors/-',
    }));
    const response = await update(patch, at);
    expect(response.status).toBe(400);
  });
});

describe('simultaneous updates', () => {
  it('are both answered, and both take effect', async () => {
    const uuid = await made();
    const [one, other] = await Promise.all([
      updated(replace('title', 'One', { uuid })),
      updated(replace('short_description', 'Other.', { uuid })),
    ]);
    expect(one.title).toBe('One');
    expect(other.short_description).toBe('Other.');
    expect(await find(uuid)).toMatchObject({ title: 'One', short_description: 'Other.' });
  });

  it('of one field store one of the values completely', async () => {
    const uuid = await made();
    const names = Array.from({ length: 12 }, (_, place) => `Author ${place}`);
    const responses = await Promise.all(
      names.map((name) =>
        update(
          [
            { op: 'replace', path: '/title', value: name },
            {
              op: 'replace',
              path: '/authors',
              value: [noor, { full_name: name, email: 'a@example.org' }],
            },
          ],
          { uuid },
        ),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(names.map(() => 200));
    const { title, authors } = await find(uuid);
    expect(names).toContain(title);
    expect(authors).toMatchObject([{ full_name: 'Noor Haddad' }, { full_name: title }]);
  });

  it('keep the items that each of them adds', async () => {
    const uuid = await made();
    const names = Array.from({ length: 8 }, (_, place) => `Author ${place}`);
    await Promise.all(
      names.map((name) => {
        const value = { full_name: name, email: 'a@example.org' };
        return updated(update([{ op: 'add', path: '/authors/-', value }], { uuid }));
      }),
    );
    const { authors } = await find(uuid);
    const stored = (authors as { full_name: string }[]).map((author) => author.full_name);
    expect(stored.toSorted()).toEqual(names);
  });

  it('succeed or answer 404 while the artifact is deleted', async () => {
    for (let time = 0; time < 20; time += 1) {
      const uuid = await made();
      const [first, deleted, last] = await Promise.all([
        replace('title', 'After', { uuid }),
        sendAs('the owner', 'DELETE', `/artifacts/${uuid}/`),
        replace('title', 'After', { uuid }),
      ]);
      expect(deleted.status).toBe(204);
      for (const { status } of [first, last]) expect([200, 404]).toContain(status);
    }
  });
});
