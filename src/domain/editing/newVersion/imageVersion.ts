import { findImageSite } from '../../artifact/versions/imageSites';
import { isUuid } from '../../addresses/uuid';
import { countCharacters, tidyText } from '../../text/characters';
import type { UrnNames } from '../../artifact/urn/urn';
import type { VersionReading } from './newVersion';
import { labelLimit } from './versionLinks';

/** The fields of a disk image as typed. */
export interface ImageEntry {
  /** The name of a known site in URNs, or `other`. */
  site: string;
  /** The name of another site. */
  siteName: string;
  imageId: string;
}

/**
 * Reads a disk image. The version's contents and its first link are the image
 * (contract/api 7, product 10.3).
 */
export function readImageVersion(entry: ImageEntry, names: UrnNames): VersionReading {
  const site = findImageSite(entry.site);
  const label = site?.name ?? tidyText(entry.siteName);
  const key = site?.key ?? siteKey(label);
  const imageId = entry.imageId.trim().toLowerCase();
  const problems = {
    ...(site ? {} : asProblem('siteName', siteProblem(label, key))),
    ...asProblem('imageId', imageProblem(imageId)),
  };
  if (Object.keys(problems).length > 0) return { problems };
  const contentsUrn = `urn:${names.urnNamespace}:image:${key}:${imageId}`;
  return {
    version: {
      contentsUrn,
      links: [{ label, urn: contentsUrn }],
      setup: { type: 'image', arguments: '' },
    },
  };
}

/**
 * A site's name as a part of a URN: `CHI@NU` is `chi-nu`, as `CHI@UC` is `chi-uc`. Accents are
 * removed.
 */
function siteKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');
}

function siteProblem(name: string, key: string): string | undefined {
  if (!name) return 'Please enter the name of the site.';
  if (!key) return 'The name needs a letter from A to Z or a digit.';
  return countCharacters(name) > labelLimit
    ? `The name of a site has at most ${labelLimit} characters.`
    : undefined;
}

function imageProblem(imageId: string): string | undefined {
  if (!imageId) return 'Please enter the UUID of the image.';
  return isUuid(imageId)
    ? undefined
    : 'This is not the UUID of an image. It should look like d43e926d-b570-4fbf-9e5b-904cb87dff92';
}

const asProblem = (field: string, problem: string | undefined) =>
  problem ? { [field]: problem } : {};
