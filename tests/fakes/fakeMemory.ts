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
  /** Whether the stored artifacts were all read at the same time. */
  isKeptWhole: () => boolean | undefined;
  /** Releases a held response. */
  release: () => void;
}

export interface FakeMemoryOptions {
  /** Responds when released. */
  isHeld?: boolean;
  isCurrent?: boolean;
  /** The artifacts are only a part of what was stored. */
  isPart?: boolean;
}

/** A memory with these artifacts or none, which stores others at once. */
export function fakeMemory(
  artifacts?: readonly Artifact[],
  { isHeld = false, isCurrent = false, isPart = false }: FakeMemoryOptions = {},
): FakeMemory {
  const calls: (keyof CatalogueMemory)[] = [];
  const gate = deferred<void>();
  let kept = artifacts;
  let isKeptWhole: boolean | undefined;
  if (!isHeld) gate.resolve();
  return {
    calls,
    kept: () => kept,
    isKeptWhole: () => isKeptWhole,
    release: () => gate.resolve(),
    isCurrent: () => isCurrent,
    async recall(take) {
      calls.push('recall');
      const found = kept;
      await gate.promise;
      if (found) take(rememberedArtifacts(found, !isPart));
    },
    keep(next, isWhole) {
      calls.push('keep');
      kept = next;
      isKeptWhole = isWhole;
    },
    forget() {
      calls.push('forget');
      kept = undefined;
    },
  };
}
