import type { Artifact } from '../../../domain/artifact/artifact';
import { gitSourceOfArtifact } from '../../../domain/artifact/derivedValues';
import { cloneCommands, gitSourceOf } from '../../../domain/git/git';
import type { ArtifactVersion } from '../../../domain/artifact/version';
import { doiUrl, sourceCodeSetup, versionDoi } from '../../../domain/artifact/versionContents';
import { Snippet } from '../../primitives/CopyButton/Snippet';
import { bookIcon, compassIcon } from '../../primitives/Icon/pageIcons';
import { RepositoryLink } from '../../card/RepositoryLink/RepositoryLink';
import * as styles from './ContentBox.css';
import { hostOf, repositoryView } from './repositoryView';
import { SourceLink } from './SourceLink';

interface CodeHostingProps {
  artifact: Artifact;
  version: ArtifactVersion;
}

/**
 * Shows where the contents are stored, and how to get a copy. The link may lead to the repository
 * of another version. Commands are for this version only, since another one's ref would give the
 * wrong state (product 11.11).
 */
export function CodeHosting({ artifact, version }: CodeHostingProps) {
  const own = gitSourceOf(version.contentsUrn);
  const source = gitSourceOfArtifact(artifact, version);
  const view = source && repositoryView(source.repository);
  const commands = own ? cloneCommands(own) : [];
  const doi = versionDoi(version);
  const page = sourceCodeSetup(version)?.repoUrl;
  return (
    <>
      {(view || doi || page) && (
        <ul className={styles.links}>
          {doi && (
            <li className={styles.link}>
              <SourceLink url={doiUrl(doi)} text={`View ${doi}`} icon={bookIcon} />
            </li>
          )}
          {page && (
            <li className={styles.link}>
              <SourceLink url={page} text={`View source on ${hostOf(page)}`} icon={compassIcon} />
            </li>
          )}
          {view && (
            <li className={styles.link}>
              <RepositoryLink {...view} />
            </li>
          )}
        </ul>
      )}
      {commands.length > 0 && (
        <Snippet label="Clone and check out" subject="clone commands" lines={commands} />
      )}
    </>
  );
}
