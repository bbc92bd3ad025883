import type { Artifact } from '../../domain/artifact/artifact';
import type { CatalogueSummary } from '../../domain/catalogue/catalogueSummary';
import type { ArtifactRepository, ListScope } from '../../domain/ports/artifactRepository';

/** The first artifacts of a list. */
export interface ProvidedList {
  artifacts: readonly Artifact[];
  /** One sentence about each entry that could not be read. */
  problems: readonly string[];
  /** The part of the catalogue that begins with them. Absent for the catalogue as it is listed. */
  scope?: ListScope;
}

/** The known part of a catalogue before the first request. */
export interface ProvidedData {
  list?: ProvidedList;
  artifact?: Artifact;
  summary?: CatalogueSummary;
}

const provided = new WeakMap<ArtifactRepository, ProvidedData>();
const nothing: ProvidedData = {};

/** Provides data of a catalogue. Call it before a component uses the repository. */
export function provideData(repository: ArtifactRepository, data: ProvidedData): void {
  provided.set(repository, data);
}

/** The data that was provided for a repository. */
export function providedData(repository: ArtifactRepository): ProvidedData {
  return provided.get(repository) ?? nothing;
}
