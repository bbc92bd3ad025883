/**
 * An artifact in the API's JSON (contract/api 6.1), of which host pages show parts in plain HTML.
 */
export interface ShownArtifact {
  uuid: string;
  title: string;
  long_description: string | null;
  authors: { full_name: string }[];
  versions: unknown[];
}

/** Requests a path below the API, as a visitor. */
export type AskApi = (path: string) => Response | Promise<Response>;

/** The public artifacts. Those with a version and a long text come first. */
export async function readShownArtifacts(ask: AskApi): Promise<ShownArtifact[]> {
  const response = await ask('/artifacts/?limit=100');
  const { artifacts } = (await response.json()) as { artifacts: ShownArtifact[] };
  const isFull = ({ versions, long_description }: ShownArtifact) =>
    versions.length > 0 && Boolean(long_description);
  return [...artifacts.filter(isFull), ...artifacts.filter((artifact) => !isFull(artifact))];
}
