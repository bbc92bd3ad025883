import type { EnvironmentSetup, VersionLink } from '../../artifact/version';

/**
 * The sources from which a user can create a version (contract/api 2.8). Uploads are omitted: a
 * browser cannot send them to the catalogue (contract/api 2.11).
 */
export const versionKinds = ['git', 'image', 'template', 'external', 'doi'] as const;

export type VersionKind = (typeof versionKinds)[number];

/** The data of a new version besides its contents (contract/api 2.8). */
export interface VersionDetails {
  /** Resources outside the artifact that the version needs. */
  links?: Omit<VersionLink, 'verified'>[];
  /** How to start the version. At most one. @default `jupyterhub` */
  setup?: EnvironmentSetup;
}

/** A version to create. */
export interface NewVersion extends VersionDetails {
  contentsUrn: string;
}

/** A version to create, or a sentence for each invalid field, by its name. */
export type VersionReading =
  | { version: NewVersion; problems?: never }
  | { version?: never; problems: Readonly<Record<string, string>> };
