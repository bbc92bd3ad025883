import type { EnvironmentSetup, VersionLink } from '../../artifact/version';

/**
 * What a user can create a version from (contract/api 2.8). Uploads are left out: a browser cannot
 * send them to the catalogue (contract/api 2.11).
 */
export const versionKinds = ['git', 'image', 'template', 'external', 'doi'] as const;

export type VersionKind = (typeof versionKinds)[number];

/** What a new version has besides its contents (contract/api 2.8). */
export interface VersionDetails {
  /** Things outside of the artifact that the version needs. */
  links?: Omit<VersionLink, 'verified'>[];
  /** How to start the version. At most one. @default `jupyterhub` */
  setup?: EnvironmentSetup;
}

/** A version to create. */
export interface NewVersion extends VersionDetails {
  contentsUrn: string;
}

/** A version to create, or a sentence for each wrong field, by its name. */
export type VersionReading =
  | { version: NewVersion; problems?: never }
  | { version?: never; problems: Readonly<Record<string, string>> };
