import { describe, expect, it } from 'vitest';

import {
  type Updated,
  aText,
  blank,
  fullOne,
  isNull,
  li,
  noText,
  noor,
  required,
  upTo,
  updated,
  editedArtifacts,
} from './editedArtifacts';
import { refusalOf } from './refusalOf';

const { find, made, update } = editedArtifacts();

describe('operations', () => {
  const names = (artifact: Updated) =>
    (artifact.authors as { full_name: string }[]).map((author) => author.full_name);

  it.each([
    [[{ op: 'add', path: '/tags/-', value: 'networking' }], ['edge', 'GPU', 'networking']],
    [[{ op: 'add', path: '/tags/0', value: 'networking' }], ['edge', 'GPU', 'networking']],
    [[{ op: 'add', path: '/tags/2', value: 'Networking' }], ['edge', 'GPU', 'networking']],
    [[{ op: 'remove', path: '/tags/1' }], ['GPU']],
    [[{ op: 'remove', path: '/tags/0' }], ['edge']],
    [[{ op: 'replace', path: '/tags/0', value: 'networking' }], ['edge', 'networking']],
    [[{ op: 'move', from: '/tags/0', path: '/tags/1' }], ['edge', 'GPU']],
    [[{ op: 'copy', from: '/tags/0', path: '/tags/-' }], ['edge', 'GPU']],
    [[{ op: 'replace', path: '/tags', value: [] }], []],
    [
      [
        { op: 'replace', path: '/tags', value: [] },
        { op: 'add', path: '/tags/-', value: 'EDGE' },
      ],
      ['edge'],
    ],
  ])('%j make the tags %j', async (patch, tags) => {
    const uuid = await made({ tags: ['edge', 'gpu'] });
    const artifact = await updated(update(patch, { uuid }));
    expect(artifact.tags.toSorted()).toEqual(tags.toSorted());
  });

  it('index tags in the order in which they are shown', async () => {
    const uuid = await made({ tags: ['networking', 'edge', 'gpu'] });
    const [first = '', ...others] = (await find(uuid)).tags;
    const artifact = await updated(update([{ op: 'remove', path: '/tags/0' }], { uuid }));
    expect(artifact.tags).toEqual(others);
    expect(artifact.tags).not.toContain(first);
  });

  const third = { full_name: 'Third', affiliation: '', email: 'third@example.org' };
  it.each([
    [[{ op: 'add', path: '/authors/-', value: third }], ['Noor Haddad', 'Li Wei', 'Third']],
    [[{ op: 'add', path: '/authors/1', value: third }], ['Noor Haddad', 'Third', 'Li Wei']],
    [[{ op: 'add', path: '/authors/2', value: third }], ['Noor Haddad', 'Li Wei', 'Third']],
    [[{ op: 'replace', path: '/authors/0', value: third }], ['Third', 'Li Wei']],
    [[{ op: 'remove', path: '/authors/0' }], ['Li Wei']],
    [[{ op: 'move', from: '/authors/1', path: '/authors/0' }], ['Li Wei', 'Noor Haddad']],
    [
      [{ op: 'copy', from: '/authors/0', path: '/authors/-' }],
      ['Noor Haddad', 'Li Wei', 'Noor Haddad'],
    ],
    [[{ op: 'copy', from: '/title', path: '/authors/1/full_name' }], ['Noor Haddad', 'Before']],
    [[{ op: 'replace', path: '/authors', value: [] }], []],
  ])('%j make the authors %j', async (patch, expected) => {
    const uuid = await made({ authors: [noor, li] });
    expect(names(await updated(update(patch, { uuid })))).toEqual(expected);
    expect(names(await find(uuid))).toEqual(expected);
  });

  it('can change the fields of an author', async () => {
    const uuid = await made({ authors: [noor, li] });
    const patch = [
      { op: 'replace', path: '/authors/0/affiliation', value: 'Elsewhere' },
      { op: 'add', path: '/authors/1/affiliation', value: '' },
      { op: 'replace', path: '/authors/1/email', value: 'li@example.com' },
    ];
    expect((await updated(update(patch, { uuid }))).authors).toEqual([
      { ...noor, affiliation: 'Elsewhere' },
      { ...li, affiliation: '', email: 'li@example.com' },
    ]);
    const remove = [{ op: 'remove', path: '/authors/0/affiliation' }];
    const artifact = await updated(update(remove, { uuid }));
    expect(artifact.authors).toMatchObject([{ affiliation: null }, { affiliation: '' }]);
  });

  it('move and copy texts between fields', async () => {
    const uuid = await made({ long_description: 'Long.' });
    const copied = await updated(
      update([{ op: 'copy', from: '/long_description', path: '/title' }], { uuid }),
    );
    expect([copied.title, copied.long_description]).toEqual(['Long.', 'Long.']);
    const moved = await updated(
      update([{ op: 'move', from: '/long_description', path: '/short_description' }], { uuid }),
    );
    expect([moved.short_description, moved.long_description]).toEqual(['Long.', null]);
  });

  it('are applied one after another', async () => {
    const uuid = await made();
    const patch = [
      { op: 'replace', path: '/title', value: '' },
      { op: 'remove', path: '/title' },
      { op: 'add', path: '/title', value: 'At last' },
    ];
    expect((await updated(update(patch, { uuid }))).title).toBe('At last');
  });

  it.each([
    ['/citation', 'add'],
    ['/citation', 'remove'],
    ['/uuid', 'replace'],
    ['/roles', 'replace'],
    ['/versions', 'replace'],
    ['/versions/0', 'remove'],
    ['/metrics', 'replace'],
    ['/badges', 'add'],
    ['/created_at', 'replace'],
    ['/sharing_key', 'replace'],
    ['/sharing_key', 'add'],
    ['/reproducibility/requests', 'replace'],
    ['/linked_artifacts/0', 'replace'],
    ['/linked_artifacts/-', 'add'],
    ['/linked_from', 'replace'],
    ['/authors/0/orcid', 'add'],
    ['/authors/first', 'remove'],
    ['/tags/0/0', 'replace'],
    ['/title/0', 'add'],
    ['/__proto__', 'add'],
    ['/authors/0/__proto__', 'add'],
    ['/', 'replace'],
    ['/title/', 'replace'],
    ['/tit~0le', 'replace'],
    ['/tags~10', 'replace'],
  ])('on %s are refused: %s', async (path, op) => {
    const operation = op === 'remove' ? { op, path } : { op, path, value: 'x' };
    const before = await find(fullOne);
    expect(await refusalOf(await update([operation], { uuid: fullOne }))).toEqual([400, [aText]]);
    expect(await find(fullOne)).toEqual(before);
  });

  it.each([
    [{ op: 'replace', path: '/tags/2', value: 'edge' }],
    [{ op: 'replace', path: '/tags/-', value: 'edge' }],
    [{ op: 'replace', path: '/tags/01', value: 'edge' }],
    [{ op: 'add', path: '/tags/3', value: 'edge' }],
    [{ op: 'remove', path: '/tags/2' }],
    [{ op: 'remove', path: '/tags/-' }],
    [{ op: 'add', path: '/authors/2/email', value: 'a@example.org' }],
    [{ op: 'move', from: '/tags/9', path: '/tags/0' }],
    [{ op: 'move', from: '/authors', path: '/authors/0' }],
    [{ op: 'move', from: '/citation', path: '/title' }],
    [{ op: 'copy', from: '/citation', path: '/title' }],
    [{ op: 'copy', from: '/sharing_key', path: '/title' }],
    [{ op: 'copy', from: '/title', path: '/citation' }],
  ])('that lead nowhere are refused: %j', async (operation) => {
    const before = await find(fullOne);
    expect(await refusalOf(await update([operation], { uuid: fullOne }))).toEqual([400, [aText]]);
    expect(await find(fullOne)).toEqual(before);
  });

  it.each([
    [
      [
        { op: 'remove', path: '/title' },
        { op: 'replace', path: '/title', value: 'x' },
      ],
    ],
    [
      [
        { op: 'replace', path: '/authors', value: 'x' },
        { op: 'add', path: '/authors/-', value: noor },
      ],
    ],
    [
      [
        { op: 'replace', path: '/reproducibility', value: [] },
        { op: 'add', path: '/reproducibility/access_hours', value: 1 },
      ],
    ],
  ])('after which others lead nowhere are refused: %j', async (patch) => {
    expect(await refusalOf(await update(patch, { uuid: fullOne }))).toEqual([400, [aText]]);
  });

  const exact = { non_field_errors: [aText] };
  const pattern = 'This value does not match the required pattern.';
  const unknown = { 'Attempted to write invalid field(s)': ['with'], in: aText };
  it.each([
    [{ op: 'replace', path: '/title', value: null }, { value: [isNull] }],
    [{ op: 'add', path: '/long_description', value: null }, { value: [isNull] }],
    [{ op: 'test', path: '/title', value: 'x' }, { op: ['"test" is not a valid choice.'] }],
    [{ op: null, path: '/title' }, { op: [isNull] }],
    [{ path: '/title', value: 'x' }, { op: [required] }],
    [{ op: 'replace', path: 'title', value: 'x' }, { path: [pattern] }],
    [{ op: 'replace', path: '/title~', value: 'x' }, { path: [pattern] }],
    [{ op: 'replace', path: '', value: 'x' }, { path: [blank] }],
    [{ op: 'replace', path: null, value: 'x' }, { path: [isNull] }],
    [{ op: 'replace', path: ['/title'], value: 'x' }, { path: [noText] }],
    [{ op: 'remove', path: `/${'x'.repeat(140)}` }, { path: [upTo(140)] }],
    [{ op: 'copy', from: 'title', path: '/long_description' }, { from: [pattern] }],
    [{ op: 'replace', path: '/title' }, exact],
    [{ op: 'replace', value: 'x' }, exact],
    [{ op: 'add', path: '/title' }, exact],
    [{ op: 'remove' }, exact],
    [{ op: 'remove', path: '/title', value: 'x' }, exact],
    [{ op: 'replace', path: '/title', value: 'x', from: '/title' }, exact],
    [{ op: 'move', path: '/title' }, exact],
    [{ op: 'copy', from: '/title' }, exact],
    [{ op: 'copy', from: '/title', path: '/long_description', value: 'x' }, exact],
    [{ op: 'replace', path: '/title', value: 'x', with: 1 }, unknown],
    ['replace', exact],
    [['replace', '/title', 'x'], exact],
    [null, exact],
  ])('like %j are told by place', async (operation, problem) => {
    const good = { op: 'replace', path: '/title', value: 'Not stored' };
    const before = await find(fullOne);
    const response = update([good, operation, good], { uuid: fullOne });
    expect(await refusalOf(await response)).toEqual([400, { patch: [{}, problem, {}] }]);
    expect(await find(fullOne)).toEqual(before);
  });
});
