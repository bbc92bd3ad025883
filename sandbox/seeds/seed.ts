import type { Texts } from '../schemas/textFields';

/** Absent texts are null. */
type SeedTexts = Pick<Texts, 'title' | 'short_description'> & Partial<Texts>;

/** One author of a seed artifact, as the catalogue stores it. */
export interface SeedAuthor {
  fullName: string;
  affiliation: string | null;
  email: string;
}

/** The usage numbers of a seed artifact or version. */
export interface SeedMetrics {
  accessCount: number;
  uniqueAccessCount: number;
  uniqueCellExecutionCount: number;
}

/**
 * One version of a seed artifact; `{origin}` in URNs and arguments stands for the sandbox's own
 * origin.
 */
export interface SeedVersion {
  slug: string;
  /** ISO 8601 in UTC, with seconds. */
  createdAt: string;
  contentsUrn: string;
  links: { label: string; urn: string; verified: boolean }[];
  /** At most one entry (contract/api 2.8). */
  environmentSetup: { type: string; arguments: unknown }[];
  metrics: SeedMetrics;
}

/** One artifact of a new sandbox. */
export interface SeedArtifact extends SeedTexts {
  uuid: string;
  visibility: 'public' | 'private';
  ownerUrn: string;
  /** ISO 8601 in UTC, with seconds. */
  createdAt: string;
  updatedAt: string;
  tags: string[];
  authors: SeedAuthor[];
  roles: { user: string; role: 'administrator' | 'collaborator' }[];
  /** Ids of linked artifacts, in order. Titles are looked up. */
  linkedArtifacts: string[];
  linkedProjects: string[];
  reproducibility: { enableRequests: boolean; accessHours: number | null };
  /** Newest first. */
  versions: SeedVersion[];
  metrics: SeedMetrics;
  /** Names of badges given by the portal. */
  badges: string[];
  /** 44 URL-safe base64 characters. */
  sharingKey: string;
}
