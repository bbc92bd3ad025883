import type { SeedArtifact } from '../../seeds/seed';

/** What an empty sandbox is filled with. */
export interface SeedData {
  artifacts: SeedArtifact[];
  /** The vocabulary; every tag of an artifact is in it. */
  tags: string[];
  badges: { name: string; description: string; redirectLink: string }[];
  /** Makes further artifacts, always the same ones: `count` of them from the given place of an endless series on. */
  generate(count: number, startIndex: number): SeedArtifact[];
}
