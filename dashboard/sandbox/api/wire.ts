/** The catalogue's JSON, keys in the order of contract/api 6.1. */
export interface WireArtifact {
  uuid: string;
  created_at: string;
  updated_at: string;
  title: string;
  short_description: string;
  long_description: string | null;
  citation: string | null;
  tags: string[];
  authors: { full_name: string; affiliation: string | null; email: string }[];
  owner_urn: string;
  roles: WireRole[];
  visibility: 'public' | 'private';
  linked_projects: string[];
  linked_from: {
    linked_from_title: string;
    linked_from_owner: string;
    relation: string;
    order: number;
    source_artifact: string;
  }[];
  linked_artifacts: {
    linked_title: string;
    linked_artifact: string;
    relation: string;
    order: number;
  }[];
  reproducibility: { enable_requests: boolean; access_hours: number | null; requests: number };
  versions: WireVersion[];
  metrics: WireMetrics;
  /** For callers who hold a role on the artifact (contract/api 1.8). */
  sharing_key?: string;
}

export interface WireRole {
  user: string;
  role: 'administrator' | 'collaborator';
}

export interface WireVersion {
  slug: string;
  created_at: string;
  contents: { urn: string };
  metrics: WireMetrics;
  links: { label: string; verified: boolean; urn: string }[];
  environment_setup: { type: string; arguments: unknown }[];
}

export interface WireMetrics {
  access_count: number;
  unique_access_count: number;
  unique_cell_execution_count: number;
}

/**
 * An instant as the catalogue writes it: to the minute, with the name of the zone (contract/api
 * 1.4).
 */
export function wireTime(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 16)}UTC`;
}

export function wireMetrics(row: {
  accessCount: number;
  uniqueAccessCount: number;
  uniqueCellExecutionCount: number;
}): WireMetrics {
  return {
    access_count: row.accessCount,
    unique_access_count: row.uniqueAccessCount,
    unique_cell_execution_count: row.uniqueCellExecutionCount,
  };
}
