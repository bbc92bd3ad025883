import {
  readArtifactReference,
  withoutSurroundings,
} from '../../../domain/addresses/artifactReference';

/** The attributes that name an artifact. */
export interface NamingProps {
  artifactId?: string;
  version?: string;
  sharingKey?: string;
}

/**
 * Reads the attribute `artifact-id`, which can be the address of the artifact's page. The
 * attributes `version` and `sharing-key` take precedence over those in the address. Returns the
 * props with the id, or with the unchanged attribute and the problem with it.
 */
export function readNamedArtifact<Props extends NamingProps>(
  props: Props,
  dashboardUrl: string,
): { props: Props; problem?: string } {
  const { artifactId, version, sharingKey } = props;
  if (typeof artifactId !== 'string') return { props };
  const named = readArtifactReference(artifactId, dashboardUrl);
  if (named.problem !== undefined) return { props, problem: named.problem };
  const { id } = named;
  return {
    props: {
      ...props,
      artifactId: id,
      version: version === undefined ? named.version : withoutSurroundings(version),
      sharingKey: sharingKey ?? named.sharingKey,
    },
  };
}
