/** An artifact that another one links to (product 3.1). */
export interface LinkedArtifact {
  /** The kind of link. The catalogue supports only `collection` today. */
  relation: string;
  /** Id of the linked artifact. The reader may lack access to it (contract/api 2.5). */
  artifactId: string;
  /** Its title, `''` if it has none. */
  title: string;
}

/** An artifact that links to the one that lists it (product 3.1). */
export interface LinkingArtifact {
  artifactId: string;
  title: string;
  /** URN of the owner. */
  ownerUrn: string;
}
