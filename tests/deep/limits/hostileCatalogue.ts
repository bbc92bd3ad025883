import { sampledAttacks } from '../hostile/corpus/corpus';
import { withArtifactApi } from '../hostile/places/artifactApi';
import { hostileArtifact, uuidOf } from '../hostile/places/hostileArtifact';
import type { Json } from '../../e2e/catalogue/brokenArtifacts';

/** Artifacts of a feed. Each has six versions, and a feed has 50 entries at most. */
const groupSize = 8;

/** An attack, the artifact that has it in every field, and the tag of its feed. */
export interface HostileCase {
  name: string;
  text: string;
  id: string;
  tag: string;
}

/** Attacks that fit a field. With HOSTILE_EVERY=1, all take about ten minutes. */
export const cases: readonly HostileCase[] = sampledAttacks.map(({ name, text }, index) => ({
  name,
  text,
  id: uuidOf(index),
  tag: `group-${Math.floor(index / groupSize)}`,
}));

function artifacts(): Json[] {
  const hostile = sampledAttacks.map((attack, index) => ({
    ...hostileArtifact(attack, index),
    tags: [attack.text, cases[index]?.tag],
  }));
  return hostile;
}

/** A catalogue API of public artifacts with every attack in every field, until `work` ends. */
export const withHostileCatalogue = (work: (apiUrl: string) => Promise<void>): Promise<void> =>
  withArtifactApi({ artifacts: artifacts() }, work);
