import type { Artifact } from '../../../domain/artifact/artifact';
import type { Author } from '../../../domain/artifact/author';
import type { CatalogueConfiguration } from '../../../domain/configuration/configuration';
import { repositoryPageUrl } from '../../../domain/git/repositoryLinks';
import { gitSourceOfArtifact } from '../../../domain/artifact/derivedValues';
import { latestVersion } from '../../../domain/artifact/versions';
import { sourceCodeSetup } from '../../../domain/artifact/versionContents';

type Deployment = Pick<CatalogueConfiguration, 'supportEmail' | 'testbedName'>;

/**
 * Whether an author's email address is the testbed's support address. The catalogue fills it in
 * when there is no other; it is not shown (product 10.2).
 */
export function hasSupportEmail({ email }: Author, { supportEmail }: Deployment): boolean {
  return supportEmail !== '' && email.trim().toLowerCase() === supportEmail.toLowerCase();
}

/** Whether an author is the testbed's support, by address and name (contract/api 6.4). */
export function isSupportContact(author: Author, deployment: Deployment): boolean {
  const name = author.fullName.trim().toLowerCase();
  const supportName = `contact ${deployment.testbedName} support`.toLowerCase();
  return hasSupportEmail(author, deployment) && (name === '' || name === supportName);
}

/** The page where the artifact comes from. It may name the authors. */
export function sourcePage(artifact: Artifact): string | undefined {
  const newest = latestVersion(artifact);
  const setup = newest && sourceCodeSetup(newest);
  if (setup) return setup.repoUrl ?? setup.url;
  const source = gitSourceOfArtifact(artifact, newest);
  return source && repositoryPageUrl(source.repository);
}
