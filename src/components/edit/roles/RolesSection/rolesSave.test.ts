import { describe, expect, it } from 'vitest';
import { anArtifact } from '../../../../../tests/builders/anArtifact';
import { aUser } from '../../../../../tests/builders/aUser';
import { type FakeEditor, fakeEditor } from '../../../../../tests/fakes/fakeEditor';
import type { Artifact } from '../../../../domain/artifact/artifact';
import { roleEditRules } from '../../../../domain/editing/roles/roleEdits';
import { CallError } from '../../../../domain/errors/callError';
import type { RoleAssignment } from '../../../../domain/artifact/role';
import type { RoleStep } from '../../../../domain/editing/roles/roleSteps';
import { SignOnError } from '../../../../domain/errors/signOnError';
import { saveSection } from '../../../forms/saving/saveSection';
import { rolesSavePlan } from './rolesSave';

const urn = (name: string) => `urn:trovi:user:chameleon:${name}`;
const entry = (name: string, role = 'collaborator') => ({ user: urn(name), role });
const owner = entry('noor.haddad@example.edu', 'administrator');
const artifact = anArtifact({ roles: [owner, entry('c'), entry('d')] });
const step = (kind: RoleStep['kind'], name: string): RoleStep => ({
  kind,
  entry: entry(name),
  row: `known ${name}`,
});
const steps = [step('add', 'a'), step('add', 'b'), step('remove', 'c'), step('remove', 'd')];

const user = aUser();
const refused = (status: number) => new CallError('refused', 'no', status, ['Said.']);
const network = new CallError('network', 'no answer');

interface Failure {
  error: Error;
  /** The call took effect, and its response was lost. */
  tookEffect?: boolean;
  /** Nor can the artifact be looked at. */
  isBlind?: boolean;
}

/** Lets one write of a fake editor fail, counted from 0. */
function failAt(editor: FakeEditor, position: number, { error, tookEffect, isBlind }: Failure) {
  let count = -1;
  for (const name of ['addRole', 'removeRole'] as const) {
    const call = editor[name];
    editor[name] = async (id: string, wanted: RoleAssignment) => {
      count += 1;
      if (count !== position) return call(id, wanted);
      if (tookEffect) await call(id, wanted);
      else editor.calls.push({ name, args: [id, wanted] });
      if (isBlind) editor.failWith = { find: network };
      throw error;
    };
  }
}

const names = { urnNamespace: 'trovi', urnProvider: 'chameleon' };

/** Saves these steps, whatever they were made from. */
async function saveSteps(editor: FakeEditor, wanted: readonly RoleStep[], by = user) {
  const states: Artifact[] = [];
  const result = await saveSection({
    editor,
    artifactId: artifact.id,
    rules: roleEditRules(names),
    edits: { changes: [], additions: [] },
    plan: { ...rolesSavePlan(editor, names, by, () => false), prepare: () => wanted },
    user: by,
    onArtifact: (state) => void states.push(state),
  });
  if (!('outcomes' in result)) throw new Error(`The save ended with ${result.kind}.`);
  return { outcomes: result.outcomes, then: result.artifact ?? artifact, states: states.slice(1) };
}

async function send(position: number, failure: Failure) {
  const editor = fakeEditor({ server: artifact });
  failAt(editor, position, failure);
  const { outcomes, then, states } = await saveSteps(editor, steps);
  const writes = editor.calls.filter(({ name }) => name !== 'find').length;
  return { results: outcomes.map(({ result }) => result).join(' '), then, editor, states, writes };
}

describe('a save of roles', () => {
  it('reads the artifact, sends one after another, then reads again', async () => {
    const { results, then, editor, states } = await send(-1, { error: network });
    expect(results).toBe('done done done done');
    expect(editor.calls.map(({ name }) => name)).toEqual([
      'find',
      'addRole',
      'addRole',
      'removeRole',
      'removeRole',
      'find',
    ]);
    expect(then.roles).toEqual([owner, entry('a'), entry('b')]);
    expect(states.map(({ roles }) => roles.length)).toEqual([4, 5, 4, 3, 3]);
  });

  it('does not look at what its user may no longer see', async () => {
    const other = aUser({ urn: urn('d') });
    const editor = fakeEditor({ server: artifact });
    const { then } = await saveSteps(editor, steps.slice(3), other);
    expect(editor.calls.map(({ name }) => name)).toEqual(['find', 'removeRole']);
    expect(then.roles).toEqual([owner, entry('c')]);
  });

  it('knows the outcome even where the last look fails', async () => {
    const editor = fakeEditor({ server: artifact });
    const { removeRole } = editor;
    editor.removeRole = async (...call) => {
      await removeRole(...call);
      editor.failWith = { find: network };
    };
    const { then } = await saveSteps(editor, steps);
    expect(then.roles).toEqual([owner, entry('a'), entry('b')]);
  });

  it.each([
    [0, 'failed done untried untried'],
    [1, 'done failed untried untried'],
    [2, 'done done failed done'],
    [3, 'done done done failed'],
  ])('after the refusal of entry %d: %s', async (position, expected) => {
    const { results, then, editor } = await send(position, { error: refused(400) });
    expect(results).toBe(expected);
    expect(then.roles).toEqual(editor.server.roles);
  });

  it.each([
    [0, 'failed untried untried untried'],
    [1, 'done failed untried untried'],
    [2, 'done done failed untried'],
    [3, 'done done done failed'],
  ])('after no answer to call %d, which did not arrive: %s', async (position, expected) => {
    const { results, writes } = await send(position, { error: network });
    expect(results).toBe(expected);
    expect(writes).toBe(position + 1);
  });

  it.each([
    [0, 'unknown untried untried untried'],
    [1, 'done unknown untried untried'],
    [2, 'done done unknown untried'],
    [3, 'done done done unknown'],
  ])('after no answer at all from call %d on: %s', async (position, expected) => {
    expect((await send(position, { error: network, isBlind: true })).results).toBe(expected);
    const odd = new CallError('shape', 'x', 200);
    expect((await send(position, { error: odd, isBlind: true })).results).toBe(expected);
    expect((await send(position, { error: refused(502), isBlind: true })).results).toBe(expected);
  });

  it.each([0, 1, 2, 3])('goes on where call %d did arrive', async (position) => {
    for (const error of [network, refused(400), refused(504), new CallError('shape', 'x', 200)]) {
      const { results, then } = await send(position, { error, tookEffect: true });
      expect(results).toBe('done done done done');
      expect(then.roles).toEqual([owner, entry('a'), entry('b')]);
    }
  });

  it('ends where nothing more will be taken', async () => {
    for (const error of [refused(403), refused(500), refused(404)]) {
      expect((await send(1, { error })).results).toBe('done failed untried untried');
    }
  });

  it('does not ask again without a token', async () => {
    const { results, editor } = await send(1, { error: new SignOnError('token', 'No token.') });
    expect(results).toBe('done failed untried untried');
    expect(editor.calls.filter(({ name }) => name === 'find')).toHaveLength(1);
  });

  it('counts an entry that is gone as removed, but not if the artifact is', async () => {
    const editor = fakeEditor({ server: { ...artifact, roles: [owner, entry('d')] } });
    const removals = steps.slice(2);
    const { outcomes } = await saveSteps(editor, removals);
    expect(outcomes.map(({ result }) => result)).toEqual(['done', 'done']);
    const { removeRole } = editor;
    editor.removeRole = (...call) => {
      editor.isDeleted = true;
      return removeRole(...call);
    };
    const { outcomes: late } = await saveSteps(editor, removals);
    expect(late.map(({ result }) => result)).toEqual(['failed', 'untried']);
  });
});
