import { describe, expect, it } from 'vitest';

import { urnOf } from './actors';
import { uuidOf } from './aSeed';
import {
  type Updated,
  aText,
  blank,
  foreignOne,
  fullOne,
  isNull,
  noText,
  privateOne,
  publicOne,
  required,
  updated,
  editedArtifacts,
  type Where,
} from './editedArtifacts';
import { refusalOf } from './refusalOf';
import { send } from './troviToken';
import { jsonOf } from './wireShapes';

const { find, made, replace, sandbox, sendAs, update } = editedArtifacts();

describe('links', () => {
  const link = (uuid: string, order?: unknown) => ({
    relation: 'collection',
    linked_artifact: uuid,
    ...(order !== undefined && { order }),
  });
  const shown = (number: number) => ({
    linked_title: `Artifact ${number}`,
    linked_artifact: uuidOf(number),
    relation: 'collection',
    order: 0,
  });
  const setLinks = (value: unknown, where: Where = {}) => replace('linked_artifacts', value, where);

  it('keep the order in which they are sent and are replaced as a whole', async () => {
    const uuid = await made();
    const first = [link(foreignOne, 7), link(fullOne, 0), link(privateOne)];
    const artifact = await updated(setLinks(first, { uuid }));
    expect(artifact.linked_artifacts).toEqual([shown(4), shown(5), shown(2)]);
    const turned = await updated(setLinks([link(fullOne, 0), link(foreignOne, 1)], { uuid }));
    expect(turned.linked_artifacts).toEqual([shown(5), shown(4)]);
    expect((await find(uuid)).linked_artifacts).toEqual([shown(5), shown(4)]);
    const cleared = await updated(setLinks([], { uuid }));
    expect(cleared.linked_artifacts).toEqual([]);
  });

  it('are visible from the other artifact, for everyone', async () => {
    const uuid = await made({ title: 'A collection' });
    await updated(setLinks([link(foreignOne)], { uuid }));
    const target = await jsonOf<Updated>(send(sandbox(), 'GET', `/artifacts/${foreignOne}/`));
    expect(target.linked_from).toEqual([
      {
        linked_from_title: 'A collection',
        linked_from_owner: urnOf('mokafor'),
        relation: 'collection',
        order: 0,
        source_artifact: uuid,
      },
    ]);
    await updated(setLinks([], { uuid }));
    expect((await find(foreignOne)).linked_from).toEqual([]);
  });

  it('can lead to artifacts that the caller cannot see, and form a circle', async () => {
    const hidden = await made({ title: 'Hidden' });
    const response = await sendAs('a stranger', 'POST', '/artifacts/', {
      title: 'Of a stranger',
      short_description: 'Short.',
      visibility: 'public',
    });
    const { uuid } = await jsonOf<Updated>(response);
    const artifact = await updated(setLinks([link(hidden)], { uuid, as: 'a stranger' }));
    expect(artifact.linked_artifacts).toMatchObject([{ linked_title: 'Hidden' }]);
    const back = await updated(setLinks([link(uuid)], { uuid: hidden }));
    expect(back.linked_artifacts).toMatchObject([{ linked_artifact: uuid }]);
  });

  it('can be added, copied from an answer, and sent in capitals', async () => {
    const uuid = await made();
    const add = [{ op: 'add', path: '/linked_artifacts', value: [link(foreignOne)] }];
    const { linked_artifacts: list } = await updated(update(add, { uuid }));
    // With linked_title, which is dropped.
    const again = await updated(setLinks([...(list as object[]), link(fullOne)], { uuid }));
    expect(again.linked_artifacts).toEqual([shown(4), shown(5)]);
    const loud = await updated(setLinks([link(fullOne.toUpperCase())], { uuid }));
    expect(loud.linked_artifacts).toEqual([shown(5)]);
  });

  const noUuid = { linked_artifact: [aText] };
  it.each([
    [[link(fullOne)], [noUuid]],
    [
      [link(foreignOne), link(uuidOf(99))],
      [{}, noUuid],
    ],
    [
      [link('nonsense'), link(foreignOne)],
      [noUuid, {}],
    ],
    [[link('')], [{ linked_artifact: [blank] }]],
    [[{ relation: 'collection', linked_artifact: null }], [{ linked_artifact: [isNull] }]],
    [[{ relation: 'collection', linked_artifact: [foreignOne] }], [{ linked_artifact: [noText] }]],
    [
      [{ relation: 'parent', linked_artifact: foreignOne }],
      [{ relation: ['"parent" is not a valid choice.'] }],
    ],
    [[link(foreignOne, -1)], [{ order: [aText] }]],
    [[link(foreignOne, 1.5)], [{ order: [aText] }]],
    [[link(foreignOne, 'first')], [{ order: [aText] }]],
    [
      [link(foreignOne), link(publicOne), link(foreignOne)],
      [{}, {}, noUuid],
    ],
    [
      [link(foreignOne), link(foreignOne.toUpperCase())],
      [{}, noUuid],
    ],
    [[foreignOne], [{ non_field_errors: [aText] }]],
    [[null], [{ non_field_errors: [aText] }]],
    [foreignOne, { non_field_errors: [aText] }],
  ])('like %j are refused', async (links, problem) => {
    await updated(setLinks([link(foreignOne)], { uuid: fullOne }));
    const before = await find(fullOne);
    const response = setLinks(links, { uuid: fullOne });
    expect(await refusalOf(await response)).toEqual([400, { linked_artifacts: problem }]);
    expect(await find(fullOne)).toEqual(before);
  });

  it.each([
    [
      [link(publicOne), { linked_artifact: foreignOne }],
      [{}, { relation: [required] }],
    ],
    [[{ relation: 'collection' }], [{ linked_artifact: [required] }]],
  ])('without a member are refused: %j', async (links, problem) => {
    expect(await refusalOf(await setLinks(links, { uuid: fullOne }))).toEqual([400, problem]);
  });

  it.each([
    ['an anonymous visitor', 403],
    ['a stranger', 403],
    ['a collaborator', 200],
    ['an administrator', 200],
    ['the owner', 200],
    ['a service administrator', 200],
  ] as const)('are set by %s: %i', async (as, status) => {
    await updated(setLinks([]));
    expect((await setLinks([link(foreignOne)], { as })).status).toBe(status);
    const { linked_artifacts: links } = await find(publicOne);
    expect(links).toEqual(status === 200 ? [shown(4)] : []);
  });
});
