import type { Artifact } from '../../../domain/artifact/artifact';
import { gitSourceOfArtifact } from '../../../domain/artifact/derivedValues';
import { gitHubRepositoryOf, gitSourceOf } from '../../../domain/artifact/git/git';
import {
  cloneCommands,
  issuesUrl,
  repositoryPageUrl,
} from '../../../domain/artifact/git/repositoryLinks';
import { repositoryName } from '../../../domain/artifact/git/repositoryName';
import type { ArtifactVersion } from '../../../domain/artifact/version';
import { doiUrl, versionDoi } from '../../../domain/artifact/contents/versionContents';
import { sourceCodeSetup } from '../../../domain/artifact/contents/contentsKind';
import { Snippet } from '../../ui/CopyButton/Snippet';
import { alertIcon } from '../../ui/Icon/statusIcons';
import { bookIcon, compassIcon } from '../../ui/Icon/objectIcons';
import { RepositoryLink } from '../../card/RepositoryLink/RepositoryLink';
import * as styles from './ContentBox.css';

interface CodeHostingProps {
  artifact: Artifact;
  version: ArtifactVersion;
}

/**
 * Shows where the contents are stored, and how to get a copy. The link may point to the repository
 * of another version. Commands are for this version only, since another one's ref would give the
 * wrong state (product 11.11).
 */
export function CodeHosting({ artifact, version }: CodeHostingProps) {
  const own = gitSourceOf(version.contentsUrn);
  const commands = own ? cloneCommands(own) : [];
  const links = sourceLinks(artifact, version);
  return (
    <>
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map((link, index) => (
            <li key={index} className={styles.link}>
              <RepositoryLink {...link} />
            </li>
          ))}
        </ul>
      )}
      {commands.length > 0 && (
        <Snippet label="Clone and check out" subject="clone commands" lines={commands} />
      )}
    </>
  );
}

function sourceLinks(artifact: Artifact, version: ArtifactVersion) {
  const doi = versionDoi(version);
  const { url = '', repoUrl = repositoryPageUrl(url) } = sourceCodeSetup(version) ?? {};
  const source = gitSourceOfArtifact(artifact, version);
  return [
    doi && { url: doiUrl(doi), name: `View ${doi}`, icon: bookIcon },
    repoUrl && { url: repoUrl, name: `View source on ${new URL(repoUrl).host}`, icon: compassIcon },
    source && repositoryLink(source.repository),
    source && problemLink(source.repository),
  ].filter((link) => !!link);
}

/** The link to the issues of a repository. `undefined` when its host is not known to have any. */
function problemLink(repository: string) {
  const url = issuesUrl(repository);
  const name = repositoryName(repository);
  return url && { url, name: `Issues of ${name}`, text: 'Report a problem', icon: alertIcon };
}

/** The link to a repository's page. `undefined` when it has no page on the web. */
function repositoryLink(repository: string) {
  const onGitHub = gitHubRepositoryOf(repository);
  const url = onGitHub?.url ?? repositoryPageUrl(repository);
  const name = repositoryName(repository);
  return url && { url, name, text: `View ${name} on ${onGitHub ? 'GitHub' : new URL(url).host}` };
}
