import { describe, expect, it } from 'vitest';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import { aUser } from '../../../../tests/builders/aUser';
import { fakeEditor } from '../../../../tests/fakes/fakeEditor';
import type { Artifact } from '../../../domain/artifact/artifact';
import { metadataEditRules as rules } from '../../../domain/editing/metadataEdits';
import { CallError } from '../../../domain/errors/callError';
import { SignOnError } from '../../../domain/errors/signOnError';
import { metadataSavePlan } from '../../edit/metadata/MetadataSection/metadataSave';
import { saveSection } from './saveSection';

const artifact = anArtifact({ title: 'Theirs' });
const started = rules.begin(artifact);
const edits = { ...started, value: { ...started.value, title: 'Mine' } };

/** Saves a changed title while the server has `server`. */
async function save(server: Artifact, error?: Error, { arrives = false, isBlind = false } = {}) {
  const editor = fakeEditor({ server });
  const { updateMetadata } = editor;
  editor.updateMetadata = async (...call) => {
    const response = arrives || !error ? await updateMetadata(...call) : undefined;
    if (!response) editor.calls.push({ name: 'updateMetadata', args: call });
    if (isBlind) editor.failWith = { find: new CallError('network', 'x') };
    if (error) throw error;
    return response ?? server;
  };
  const reported: string[] = [];
  const result = await saveSection({
    editor,
    artifactId: artifact.id,
    rules,
    edits,
    plan: metadataSavePlan(editor),
    user: aUser(),
    onArtifact: ({ title }) => void reported.push(title),
  });
  const outcomes = 'outcomes' in result ? result.outcomes.map((outcome) => outcome.result) : [];
  const calls = editor.calls.map(({ name }) => (name === 'find' ? 'find' : 'send'));
  return { result, outcomes, reported, calls: calls.join(' ') };
}

describe('saveSection', () => {
  it('reads the artifact, then sends the changes', async () => {
    const { result, reported, calls } = await save(artifact);
    expect(result.kind).toBe('saved');
    expect(reported).toEqual(['Theirs', 'Mine']);
    expect(calls).toBe('find send');
  });

  it('sends nothing that the server has already', async () => {
    const { result, calls } = await save(anArtifact({ title: 'Mine' }));
    expect(result.kind).toBe('unchanged');
    expect(calls).toBe('find');
  });

  it('sends nothing over changes by other people', async () => {
    const { result, reported, calls } = await save(anArtifact({ title: 'Other' }));
    expect(result.kind).toBe('conflict');
    expect(reported).toEqual(['Other']);
    expect(calls).toBe('find');
  });

  const unclear = [
    new CallError('network', 'x'),
    new CallError('shape', 'x', 200),
    new CallError('refused', 'x', 500),
    new CallError('refused', 'x', 504),
  ];
  it.each(unclear)('finds out that changes arrived after %o', async (error) => {
    const { result, reported, calls } = await save(artifact, error, { arrives: true });
    expect(result.kind).toBe('saved');
    expect(reported).toEqual(['Theirs', 'Mine']);
    expect(calls).toBe('find send find');
  });

  it.each(unclear)('finds out that changes did not arrive after %o', async (error) => {
    const { result, outcomes, calls } = await save(artifact, error);
    expect(result).toMatchObject({ kind: 'failed', error });
    expect(outcomes).toEqual(['failed']);
    expect(calls).toBe('find send find');
  });

  it.each(unclear)('does not know without a second reading after %o', async (error) => {
    const { outcomes } = await save(artifact, error, { arrives: true, isBlind: true });
    expect(outcomes).toEqual(['unknown']);
  });

  it.each([new CallError('refused', 'x', 400), new SignOnError('token', 'No token.')])(
    'does not read again after a clear refusal: %o',
    async (error) => {
      const { result, outcomes, calls } = await save(artifact, error);
      expect(result).toMatchObject({ kind: 'failed', error });
      expect(outcomes).toEqual(['failed']);
      expect(calls).toBe('find send');
    },
  );

  it('sends nothing if the artifact cannot be read', async () => {
    const { result, outcomes, calls } = await save({ ...artifact, id: 'another' });
    expect(result).toMatchObject({ kind: 'failed', error: { status: 404 } });
    expect(outcomes).toEqual([]);
    expect(calls).toBe('find');
  });
});
