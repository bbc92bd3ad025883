import { readUrn } from '../../../domain/urn/urn';
import { encodeSegment } from '../../../domain/addresses/webAddress';
import type { ArtifactVersion } from '../../../domain/artifact/version';

/** Sites with known addresses, by their names in URNs (product 10.2). */
const sites = new Map([
  ['chi-uc', { name: 'CHI@UC', url: 'https://chi.uc.chameleoncloud.org' }],
  ['chi-tacc', { name: 'CHI@TACC', url: 'https://chi.tacc.chameleoncloud.org' }],
  ['kvm-tacc', { name: 'KVM@TACC', url: 'https://kvm.tacc.chameleoncloud.org' }],
]);

/** Sites that start stacks from templates, with the address of the page. */
export const stackSites = ['chi-uc', 'chi-tacc'].flatMap((key) => {
  const site = sites.get(key);
  return site ? [{ name: site.name, url: `${site.url}/dashboard/project/stacks/` }] : [];
});

/**
 * The disk images of versions, from contents and links, each once, in the order of versions. `slug`
 * is that of the newest version that refers to the image. Without a known site, there is no
 * `launchUrl`.
 */
export function diskImagesOf(versions: readonly ArtifactVersion[]) {
  const images = new Map<string, ReturnType<typeof diskImage>>();
  for (const { contentsUrn, links, slug } of versions) {
    for (const text of [contentsUrn, ...links.map(({ urn }) => urn)]) {
      const urn = readUrn(text);
      if (urn?.kind !== 'image' || !urn.id) continue;
      const key = text.toLowerCase();
      if (!images.has(key)) images.set(key, diskImage(urn.provider, urn.id, slug));
    }
  }
  return [...images.values()];
}

function diskImage(provider: string, id: string, slug: string) {
  const site = sites.get(provider.toLowerCase());
  if (!site) return { site: provider === 'other' ? 'Another site' : provider, id, slug };
  const launchUrl = `${site.url}/project/images/${encodeSegment(id)}`;
  return { site: site.name, id, slug, launchUrl };
}
