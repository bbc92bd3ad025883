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

/** Compares without case, accents and the kind of apostrophe. */
function folded(text: string | null): string {
  return (text ?? '')
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/’/g, "'");
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
    ...artifact.tags,
    artifact.owner_urn.split(':').slice(4).join(':'),
    ...artifact.versions.flatMap(({ contents: { urn } }) => [
      /:zenodo:(.+)$/i.exec(urn)?.[1] ?? null,
      /:git:.*?([^/]+\/[^/@]+?)(?:\.git)?(?:@.*)?$/i.exec(urn)?.[1] ?? null,
    ]),
  ];
}

/** What the list must show to a visitor: a second implementation of product 5.2, for words. */
export function expectedMatches(
  { artifacts, holdings }: WireCatalogue,
  wanted: Narrowing,
): WireArtifact[] {
  const holds = ({ uuid }: WireArtifact, badge: string) =>
    holdings.some((pair) => pair.artifact_uuid === uuid && pair.badge === badge);
  const words = folded(wanted.q ?? '')
    .split(/\s+/)
    .filter(Boolean);
  return artifacts.filter(
    (artifact) =>
      !wanted.owned &&
      words.every((word) => searchedTexts(artifact).some((text) => folded(text).includes(word))) &&
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
