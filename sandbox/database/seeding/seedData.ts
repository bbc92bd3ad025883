import type { SeedArtifact } from '../../seeds/seed';

/** The data of a new sandbox. */
export interface SeedData {
  artifacts: SeedArtifact[];
  /** The vocabulary. It contains every tag of every artifact. */
  tags: string[];
  badges: { name: string; description: string; redirectLink: string }[];
  /**
   * Generates `count` artifacts of an endless series, from this index. The series is always the
   * same.
   */
  generate(count: number, startIndex: number): SeedArtifact[];
}
