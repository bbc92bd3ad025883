/** An artifact that another one links to, as the linking artifact lists it (product 3.1). */
export interface LinkedArtifact {
  /** `collection` is the only relation the catalogue knows today. */
  relation: string;
  /** Id of the linked artifact, which the reader may not be allowed to see (contract/api 2.5). */
  artifactId: string;
  /** Its title, `''` if it has none. */
  title: string;
}

/** An artifact that links to the one at hand (product 3.1). */
export interface LinkingArtifact {
  artifactId: string;
  title: string;
  /** URN of its owner. */
  ownerUrn: string;
}
