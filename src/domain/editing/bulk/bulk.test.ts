import { describe, expect, it } from 'vitest';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import { aUser } from '../../../../tests/builders/aUser';
import type { Artifact } from '../../artifact/artifact';
import { type BulkChange, mayChange, nameOfChange, stepOf, undoOf } from './bulkChange';
import {
  beginRun,
  countResult,
  countSettled,
  noteResult,
  readRun,
  undoRun,
  waitAgain,
} from './bulkRun';
import { noSelection, toggleSelected } from './selection';

const liwei = aUser({ username: 'liwei' }).urn;
const collaborator = { user: liwei, role: 'collaborator' } as const;
const withRole = { roles: [...anArtifact().roles, collaborator] };
const addTag: BulkChange = { kind: 'add-tag', tag: 'edge' };

describe('stepOf', () => {
  it.each<[BulkChange, Partial<Artifact>, ReturnType<typeof stepOf>]>([
    [addTag, { tags: ['gpu'] }, { metadata: { tags: ['gpu', 'edge'] } }],
    [addTag, { tags: ['EDGE '] }, undefined],
    [
      { kind: 'remove-tag', tag: 'Edge' },
      { tags: ['edge', 'gpu', 'EDGE'] },
      { metadata: { tags: ['gpu'] } },
    ],
    [{ kind: 'remove-tag', tag: 'edge' }, { tags: ['gpu'] }, undefined],
    [{ kind: 'visibility', to: 'private' }, {}, { metadata: { visibility: 'private' } }],
    [{ kind: 'visibility', to: 'public' }, {}, undefined],
    [{ kind: 'add-collaborator', user: liwei }, {}, { role: collaborator, isRemoval: false }],
    [{ kind: 'add-collaborator', user: liwei.toUpperCase() }, withRole, undefined],
    [{ kind: 'add-collaborator', user: anArtifact().ownerUrn }, {}, undefined],
    [
      { kind: 'remove-collaborator', user: liwei },
      withRole,
      { role: collaborator, isRemoval: true },
    ],
    [{ kind: 'remove-collaborator', user: liwei }, {}, undefined],
  ])('%j on %j', (change, overrides, step) => {
    expect(stepOf(change, anArtifact(overrides))).toEqual(step);
  });

  it.each<[BulkChange, Partial<Artifact>]>([
    [addTag, { tags: ['gpu'] }],
    [{ kind: 'remove-tag', tag: 'gpu' }, { tags: ['gpu'] }],
    [{ kind: 'visibility', to: 'private' }, {}],
    [{ kind: 'add-collaborator', user: liwei }, {}],
    [{ kind: 'remove-collaborator', user: liwei }, withRole],
  ])('of what undoes %j brings the artifact back', (change, overrides) => {
    const before = anArtifact(overrides);
    const after = applied(stepOf(change, before), before);
    expect(after).not.toEqual(before);
    expect(applied(stepOf(undoOf(change), after), after)).toEqual(before);
    expect(undoOf(undoOf(change))).toEqual(change);
  });
});

function applied(step: ReturnType<typeof stepOf>, artifact: Artifact): Artifact {
  if (!step) return artifact;
  if (step.metadata) return { ...artifact, ...step.metadata } as Artifact;
  const others = artifact.roles.filter(({ user }) => user !== step.role.user);
  return { ...artifact, roles: step.isRemoval ? others : [...others, step.role] };
}

it('lets collaborators change everything but roles', () => {
  const user = aUser({ username: 'liwei' });
  const change: BulkChange = { kind: 'add-collaborator', user: 'urn:trovi:user:chameleon:mo' };
  expect(mayChange(addTag, anArtifact(withRole), user)).toBe(true);
  expect(mayChange(change, anArtifact(withRole), user)).toBe(false);
  expect(mayChange(change, anArtifact(), aUser())).toBe(true);
  expect(mayChange(addTag, anArtifact(), user)).toBe(false);
  expect(mayChange(addTag, anArtifact(), undefined)).toBe(false);
});

it('says what a change does', () => {
  expect(
    [
      addTag,
      { kind: 'remove-tag', tag: 'a”b' } as const,
      { kind: 'visibility', to: 'public' } as const,
      { kind: 'add-collaborator', user: liwei } as const,
      { kind: 'remove-collaborator', user: liwei } as const,
    ].map(nameOfChange),
  ).toEqual([
    'Add the tag “edge”',
    'Remove the tag “a”b”',
    'Make public',
    'Add liwei as collaborator',
    'Remove the collaborator liwei',
  ]);
});

describe('a run', () => {
  const artifacts = ['a', 'b', 'c', 'd'].map((id) => ({ id, title: id.toUpperCase(), tags: [] }));
  const begun = beginRun(addTag, artifacts);
  const mixed = noteResult(
    noteResult(noteResult(begun, 'a', 'done'), 'b', 'failed', { reason: 'No answer.' }),
    'c',
    'running',
  );

  it('counts', () => {
    expect(countSettled(begun)).toBe(0);
    expect(countSettled(mixed)).toBe(2);
    expect(countResult(mixed, 'waiting')).toBe(1);
  });

  it('tries one failed artifact again, or all', () => {
    const both = noteResult(mixed, 'd', 'failed', { reason: 'x' });
    expect(waitAgain(both, 'b').items.map(({ result }) => result)).toEqual([
      'done',
      'waiting',
      'running',
      'failed',
    ]);
    expect(countResult(waitAgain(both), 'failed')).toBe(0);
    expect(waitAgain(both).items[1]).toEqual({ id: 'b', title: 'B', result: 'waiting' });
  });

  it('undoes only what was done', () => {
    expect(undoRun(mixed)).toEqual({
      change: { kind: 'remove-tag', tag: 'edge' },
      items: [{ id: 'a', title: 'A', result: 'waiting' }],
      isUndo: true,
    });
  });

  it('remembers what was sent without an answer, and undoes it, too', () => {
    const sent = noteResult(begun, 'b', 'failed', { reason: 'x', isSent: true });
    const again = readRun(JSON.parse(JSON.stringify(waitAgain(sent))) as unknown);
    expect(again?.items[1]).toEqual({ id: 'b', title: 'B', result: 'waiting', isSent: true });
    expect(undoRun(sent).items).toEqual([{ id: 'b', title: 'B', result: 'waiting' }]);
    expect(undoRun(noteResult(sent, 'b', 'skipped')).items).toEqual([]);
  });

  it('is read from storage. What was running waits again', () => {
    const stored = JSON.parse(JSON.stringify(mixed)) as unknown;
    expect(readRun(stored)).toEqual(noteResult(mixed, 'c', 'waiting'));
  });

  it.each([
    undefined,
    null,
    'x',
    {},
    { change: addTag, items: [], isUndo: false },
    { ...begun, change: { kind: 'delete' } },
  ])('is not read from %j', (stored) => {
    expect(readRun(stored)).toBeUndefined();
  });
});

describe('toggleSelected', () => {
  const list = ['a', 'b', 'c', 'd', 'e'];
  const pressed = (...presses: [id: string, isRange?: boolean][]) => [
    ...presses.reduce(
      (selection, [id, isRange]) => toggleSelected(selection, id, list, isRange),
      noSelection,
    ).ids,
  ];

  it('selects and deselects', () => {
    expect(pressed(['b'], ['d'])).toEqual(['b', 'd']);
    expect(pressed(['b'], ['d'], ['b'])).toEqual(['d']);
  });

  it('selects ranges in both directions, and deselects them', () => {
    expect(pressed(['b'], ['d', true])).toEqual(['b', 'c', 'd']);
    expect(pressed(['d'], ['b', true]).sort()).toEqual(['b', 'c', 'd']);
    expect(pressed(['a'], ['e', true], ['d'], ['b', true])).toEqual(['a', 'e']);
  });

  it('starts anew without an anchor, or if the list has lost it', () => {
    expect(pressed(['c', true])).toEqual(['c']);
    const gone = toggleSelected({ ids: new Set(['x']), anchor: 'x' }, 'c', list, true);
    expect([...gone.ids]).toEqual(['x', 'c']);
  });
});
