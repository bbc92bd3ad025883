import type { WireArtifact, WireCatalogue } from './wire';

/** The filters of a test. */
export interface Narrowing {
  q?: string;
  tags?: string[];
  badges?: string[];
  owned?: boolean;
  public?: boolean;
  doi?: boolean;
  collection?: boolean;
}

function hasArchiveDoi({ versions }: WireArtifact): boolean {
  return versions.some(({ contents }) => /^urn:[^:]+:contents:zenodo:./i.test(contents.urn));
}

function searchedTexts(artifact: WireArtifact): (string | null)[] {
  return [
    artifact.title,
    artifact.short_description,
    artifact.long_description,
    ...artifact.authors.flatMap(({ full_name, affiliation, email }) => [
      full_name,
      affiliation,
      email,
    ]),
  ];
}

/** What the list must show to a visitor: a second implementation of product 5.2. */
export function expectedMatches(
  { artifacts, holdings }: WireCatalogue,
  wanted: Narrowing,
): WireArtifact[] {
  const holds = ({ uuid }: WireArtifact, badge: string) =>
    holdings.some((pair) => pair.artifact_uuid === uuid && pair.badge === badge);
  const q = wanted.q?.trim().toLowerCase() ?? '';
  return artifacts.filter(
    (artifact) =>
      !wanted.owned &&
      searchedTexts(artifact).some((text) => text?.toLowerCase().includes(q)) &&
      (wanted.tags ?? []).every((tag) => artifact.tags.includes(tag)) &&
      (wanted.badges ?? []).every((badge) => holds(artifact, badge)) &&
      (!wanted.public || artifact.visibility === 'public' || hasArchiveDoi(artifact)) &&
      (!wanted.doi || hasArchiveDoi(artifact)) &&
      (!wanted.collection || artifact.linked_artifacts.length > 0),
  );
}

export function uuidsOf(artifacts: WireArtifact[]): string[] {
  return artifacts.map(({ uuid }) => uuid);
}
