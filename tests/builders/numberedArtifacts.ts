import type { Artifact } from '../../src/domain/artifact/artifact';
import { anArtifact } from './anArtifact';

/** `Study 1`, `Study 2`, … with different ids: `numberedArtifacts(1, 6)` are the first six. */
export function numberedArtifacts(
  first: number,
  last: number,
  overrides: Partial<Artifact> = {},
): Artifact[] {
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const number = first + index;
    const id = `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`;
    return anArtifact({ id, title: `Study ${number}`, ...overrides });
  });
}
