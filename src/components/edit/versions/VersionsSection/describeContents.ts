import { counted } from '../../../../domain/artifact/formatCount';
import { contentsKindOf, sourceCodeSetup } from '../../../../domain/artifact/contents/contentsKind';
import { gitSourceOf } from '../../../../domain/artifact/git/git';
import { repositoryName } from '../../../../domain/artifact/git/repositoryName';
import type { ArtifactVersion } from '../../../../domain/artifact/version';
import { diskImagesOf } from '../../../../domain/artifact/versions/diskImages';
import { heatTemplateOf } from '../../../../domain/artifact/versions/heatTemplate';

/** Length of a shortened commit. */
const shortCommit = 7;

/**
 * The contents of a version in one line: `owner/repo @ v1.0`, the site and id of a disk image, the
 * number of lines of a template, or the kind.
 */
export function describeContents(
  version: ArtifactVersion,
  { urnProvider, testbedName }: { urnProvider: string; testbedName: string },
): string | undefined {
  switch (contentsKindOf(version, urnProvider)) {
    case 'git': {
      const source = gitSourceOf(version.contentsUrn);
      if (!source) return undefined;
      const name = repositoryName(source.repository);
      return source.ref ? `${name} @ ${shortRef(source.ref)}` : name;
    }
    case 'image': {
      const [image] = diskImagesOf([version]);
      return image && `${image.site}, ${image.id}`;
    }
    case 'template': {
      const template = heatTemplateOf(version);
      return template && counted(template.split('\n').length, 'line');
    }
    case 'source-code': {
      const { repoUrl, url = repoUrl } = sourceCodeSetup(version) ?? {};
      return url && `Code on ${new URL(url).host}`;
    }
    case 'object-store':
      return `Files on ${testbedName}`;
    case 'doi':
      return 'Archived files';
    case 'unknown':
      return undefined;
  }
}

/** A commit shortened as git does. A branch or tag stays as it is. */
function shortRef(ref: string): string {
  return /^[0-9a-f]{40}$/i.test(ref) ? ref.slice(0, shortCommit) : ref;
}
