import { parseUrl } from './parseUrl';
import { pathWithin, readArtifactPath } from './routes';
import { readSharingKey } from './routeQueries';

/** An artifact that the author of a page names, or the problem with the name. */
export type ArtifactReference =
  | {
      id: string;
      /** Slug of a version, if the address names one. */
      version?: string;
      /** The key in the address, if there is one. */
      sharingKey?: string;
      problem?: never;
    }
  | { id?: never; problem: string };

/** Blanks, invisible characters and quotation marks around a text. */
const around = /^[\s\p{Cf}\p{Quotation_Mark}]+|[\s\p{Cf}\p{Quotation_Mark}]+$/gu;

/** Returns an id or a slug without what people copy along with it. */
export function withoutSurroundings(name: string): string {
  return name.replace(around, '');
}

/**
 * Reads the id of an artifact, or the address of its page below `dashboardUrl`. Ignores blanks,
 * invisible characters and quotation marks around it. Refuses the address of another site: the same id can name another
 * artifact there.
 */
export function readArtifactReference(text: string, dashboardUrl: string): ArtifactReference {
  const name = withoutSurroundings(text);
  if (!/[/:?#\\]/.test(name)) return { id: name };
  const url = parseUrl(name);
  const base = parseUrl(dashboardUrl.replace(/\/*$/, '/'))?.href;
  const path = url && base ? pathWithin(base, url.href) : undefined;
  const named = path === undefined ? undefined : readArtifactPath(path);
  if (!url || !named) {
    const where = dashboardUrl
      ? `below ${dashboardUrl}`
      : 'of a dashboard, whose address the page does not set (dashboard-url)';
    return {
      problem: `The artifact-id “${name.slice(0, 200)}” is neither an id nor the address of an artifact ${where}. Use the last part of the artifact's address, …/artifacts/{id}.`,
    };
  }
  const sharingKey = readSharingKey(url.search);
  return { ...named, ...(sharingKey && { sharingKey }) };
}
