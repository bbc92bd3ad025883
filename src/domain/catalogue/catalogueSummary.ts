import type { Artifact } from '../artifact/artifact';
import { isOpenToAll } from '../artifact/derivedValues';
import { totalMetrics } from '../artifact/metrics';
import { frequentTags } from './frequentTags';

/** The size of a catalogue. */
export interface CatalogueFigures {
  /** Number of public artifacts. */
  artifacts: number;
  /** The users of all artifacts, added up. Somebody who used two artifacts counts twice. */
  users: number;
}

/** Facts about the public artifacts of a catalogue. */
export interface CatalogueSummary {
  /** The most frequent tags, the most frequent first. */
  tags: readonly string[];
  /** Absent unless the whole catalogue is known. */
  figures?: CatalogueFigures;
}

/** More tags than two rows of a wide page hold. */
const mostTags = 80;

/** Summarizes a catalogue, or with `isWhole: false` only a part of one. */
export function summarizeCatalogue(
  artifacts: readonly Artifact[],
  { isWhole = true } = {},
): CatalogueSummary {
  const open = artifacts.filter(isOpenToAll);
  const tags = frequentTags(open, mostTags);
  if (!isWhole) return { tags };
  const users = open.reduce((sum, artifact) => sum + totalMetrics(artifact).uniqueAccessCount, 0);
  return { tags, figures: { artifacts: open.length, users } };
}
