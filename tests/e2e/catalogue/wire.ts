import type { RunningSandbox } from '../../../sandbox/sandbox';

/** The fields of an artifact of the API that tests read (contract/api 6.1). */
export interface WireArtifact {
  uuid: string;
  title: string;
  short_description: string;
  long_description: string | null;
  owner_urn: string;
  visibility: 'public' | 'private';
  tags: string[];
  authors: { full_name: string; affiliation: string | null; email: string }[];
  versions: {
    slug: string;
    contents: { urn: string };
    metrics: { access_count: number };
  }[];
  linked_artifacts: { linked_artifact: string }[];
}

/** Everything that a visitor can read in a catalogue. */
export interface WireCatalogue {
  /** In the API's order. */
  artifacts: WireArtifact[];
  tags: string[];
  badges: string[];
  /** Pairs of artifact and badge. */
  holdings: { artifact_uuid: string; badge: string }[];
}

async function getJson<ResponseData>(url: string): Promise<ResponseData> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return (await response.json()) as ResponseData;
}

/** The artifacts that a visitor can read, in the API's order. */
export async function readArtifacts({ urls }: RunningSandbox): Promise<WireArtifact[]> {
  const response = await getJson<Pick<WireCatalogue, 'artifacts'>>(`${urls.api}/artifacts/`);
  return response.artifacts;
}

/** Reads it directly from the API and the portal. */
export async function readCatalogue(sandbox: RunningSandbox): Promise<WireCatalogue> {
  const { urls } = sandbox;
  const [artifacts, { tags }, portal] = await Promise.all([
    readArtifacts(sandbox),
    getJson<{ tags: { tag: string }[] }>(`${urls.api}/meta/tags`),
    getJson<{ badges: { name: string }[]; artifact_badges: WireCatalogue['holdings'] }>(
      `${urls.portal}/experiment/share/api/badges`,
    ),
  ]);
  return {
    artifacts,
    tags: tags.map(({ tag }) => tag),
    badges: portal.badges.map(({ name }) => name),
    holdings: portal.artifact_badges,
  };
}
