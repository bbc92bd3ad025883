import { findImageSite } from './imageSites';
import { readUrn } from '../urn/urn';
import { encodeSegment } from '../../addresses/webAddress';
import type { ArtifactVersion } from '../version';

/**
 * The disk images of versions, from contents and links, each once, in the order of versions. `slug`
 * is the slug of the newest version that refers to the image. The name of an unknown site is the
 * label of the link to the image, and it has no `launchUrl`.
 */
export function diskImagesOf(versions: readonly ArtifactVersion[]) {
  const images = new Map<string, ReturnType<typeof diskImage>>();
  for (const { contentsUrn, links, slug } of versions) {
    for (const text of [contentsUrn, ...links.map(({ urn }) => urn)]) {
      const urn = readUrn(text);
      if (urn?.kind !== 'image' || !urn.id) continue;
      const key = text.toLowerCase();
      if (images.has(key)) continue;
      const label = links.find((link) => link.urn.toLowerCase() === key)?.label.trim();
      images.set(key, diskImage(urn.provider, urn.id, { slug, label }));
    }
  }
  return [...images.values()];
}

function diskImage(provider: string, id: string, named: { slug: string; label?: string }) {
  const { slug, label } = named;
  const site = findImageSite(provider);
  if (!site) {
    return { site: label || (provider === 'other' ? 'Another site' : provider), id, slug };
  }
  const launchUrl = `${site.url}/project/images/${encodeSegment(id)}`;
  return { site: site.name, id, slug, launchUrl };
}
