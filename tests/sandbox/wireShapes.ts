/**
 * The parts of the API's answers that the tests look at, written down apart from the sandbox's own
 * types.
 */
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

/** Reads an answer as JSON of a shape. */
export async function jsonOf<Shape>(answer: Response | Promise<Response>): Promise<Shape> {
  return (await (await answer).json()) as Shape;
}
