import { writeAddMode } from './routeQueries';
import { addArtifactUrl, type ArtifactLinkOptions, artifactUrl } from './routes';
import { isUuid } from './uuid';

const sourceParameter = 'source';

/** Address of the screen that adds an artifact, filled with a copy of this one. */
export function copyUrl(
  base: string,
  id: string,
  { sharingKey }: ArtifactLinkOptions = {},
): string {
  const [, key = ''] = artifactUrl(base, id, { sharingKey }).split('?');
  const params = new URLSearchParams(key);
  params.set(sourceParameter, id);
  return addArtifactUrl(base) + writeAddMode(params, 'manual');
}

/** The id of the artifact that the Add screen copies. */
export function readCopySource(search: string | URLSearchParams): string | undefined {
  const id = new URLSearchParams(search).get(sourceParameter) ?? '';
  return isUuid(id) ? id : undefined;
}
