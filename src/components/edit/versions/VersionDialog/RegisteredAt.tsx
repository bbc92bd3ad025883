import { displayTitle } from '../../../../domain/artifact/derivedValues';
import { artifactUrl } from '../../../../domain/addresses/routes';
import type { RegisteredContents } from '../../../../domain/artifact/contents/registeredContents';
import { useServices } from '../../../services/TroviContext';
import { Icon } from '../../../ui/Icon/Icon';
import { outwardIcon } from '../../../ui/Icon/arrowIcons';

export interface RegisteredAtProps extends RegisteredContents {
  /** Id of the artifact that should get the contents. */
  artifactId: string;
}

/**
 * Links to where contents are already registered. The link opens in a new tab, so that entries here
 * stay.
 */
export function RegisteredAt({ artifact, version, artifactId }: RegisteredAtProps) {
  const { linkBase } = useServices();
  const { slug } = version;
  const isHere = artifact.id === artifactId;
  const name = `version ${slug} of ${isHere ? 'this artifact' : displayTitle(artifact)}`;
  if (!linkBase) return <p>It is registered as {name}</p>;
  return (
    <p>
      It is registered as{' '}
      <a
        href={artifactUrl(linkBase, artifact.id, { version: slug })}
        target="_blank"
        rel="noreferrer"
      >
        {name} <Icon path={outwardIcon} label="(opens in a new tab)" />
      </a>
    </p>
  );
}
