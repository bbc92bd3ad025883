import type { Artifact } from '../../src/domain/artifact/artifact';
import type { CatalogueMemory } from '../../src/domain/ports/catalogueMemory';
import { rememberedArtifacts } from '../../src/domain/catalogue/rememberedArtifacts';
import { deferred } from './deferred';

/** A stored catalogue in memory. */
export interface FakeMemory extends CatalogueMemory {
  /** The calls so far, oldest first. */
  readonly calls: (keyof CatalogueMemory)[];
  /** The stored artifacts. */
  kept: () => readonly Artifact[] | undefined;
  /** Releases a held answer. */
  release: () => void;
}

/** A memory with these artifacts or none, which stores others at once. */
export function fakeMemory(
  artifacts?: readonly Artifact[],
  { isHeld = false }: { isHeld?: boolean } = {},
): FakeMemory {
  const calls: (keyof CatalogueMemory)[] = [];
  const gate = deferred<void>();
  let kept = artifacts;
  if (!isHeld) gate.resolve();
  return {
    calls,
    kept: () => kept,
    release: () => gate.resolve(),
    async recall(take) {
      calls.push('recall');
      const found = kept;
      await gate.promise;
      if (found) take(rememberedArtifacts(found));
    },
    keep(next) {
      calls.push('keep');
      kept = next;
    },
    forget() {
      calls.push('forget');
      kept = undefined;
    },
  };
}
