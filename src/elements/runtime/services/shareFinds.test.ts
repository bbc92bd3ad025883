import { describe, expect, it, vi } from 'vitest';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import type { ArtifactRepository } from '../../../domain/ports/artifactRepository';
import { shareFinds } from './shareFinds';

const artifact = anArtifact();

describe('shareFinds', () => {
  it('asks once for an artifact that many want, at once or later', async () => {
    const find = vi.fn<ArtifactRepository['find']>(async () => artifact);
    const shared = shareFinds(find);
    expect(await Promise.all([shared('a'), shared('a')])).toEqual([artifact, artifact]);
    expect(await shared('a')).toBe(artifact);
    expect(find).toHaveBeenCalledOnce();
  });

  it('tells keys and ids apart', async () => {
    const find = vi.fn<ArtifactRepository['find']>(async () => artifact);
    const shared = shareFinds(find);
    await Promise.all([shared('a'), shared('b'), shared('a', { sharingKey: 'k' })]);
    expect(find.mock.calls.map(([id, options]) => [id, options?.sharingKey])).toEqual([
      ['a', undefined],
      ['b', undefined],
      ['a', 'k'],
    ]);
  });

  it('asks again after a failure', async () => {
    const find = vi.fn<ArtifactRepository['find']>(async () => artifact);
    find.mockRejectedValueOnce(new Error('down'));
    const shared = shareFinds(find);
    await expect(shared('a')).rejects.toThrow('down');
    expect(await shared('a')).toBe(artifact);
  });

  it('gives a request up when all who waited have left, and asks anew for who comes then', async () => {
    const signals: AbortSignal[] = [];
    const shared = shareFinds((_, options) => {
      if (options?.signal) signals.push(options.signal);
      return new Promise(() => {});
    });
    const [first, second] = [new AbortController(), new AbortController()];
    void shared('a', { signal: first.signal });
    void shared('a', { signal: second.signal });
    first.abort();
    expect(signals[0]?.aborted).toBe(false);
    second.abort();
    expect(signals[0]?.aborted).toBe(true);
    void shared('a');
    expect(signals).toHaveLength(2);
  });
});
