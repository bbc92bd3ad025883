/** The parts of the API's responses that tests read, independent of the sandbox's own types. */
export interface ListedPage {
  artifacts: ListedArtifact[];
  next: { after: string | null; limit: number };
}

export interface ListedArtifact {
  uuid: string;
  title: string;
  created_at: string;
  updated_at: string;
  tags: string[];
  versions: { slug: string; created_at: string; contents: { urn: string } }[];
  sharing_key?: string;
}

/** Reads a response as JSON of this type. */
export async function jsonOf<Shape>(response: Response | Promise<Response>): Promise<Shape> {
  return (await (await response).json()) as Shape;
}
