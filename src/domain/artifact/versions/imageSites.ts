/** A site of the testbed that starts disk images. */
export interface ImageSite {
  /** Its name in URNs: `chi-uc`. */
  key: string;
  name: string;
  /** The address of its web interface. */
  url: string;
}

/** The sites with known addresses (product 10.2). */
export const imageSites: readonly ImageSite[] = [
  { key: 'chi-uc', name: 'CHI@UC', url: 'https://chi.uc.chameleoncloud.org' },
  { key: 'chi-tacc', name: 'CHI@TACC', url: 'https://chi.tacc.chameleoncloud.org' },
  { key: 'kvm-tacc', name: 'KVM@TACC', url: 'https://kvm.tacc.chameleoncloud.org' },
];

/** The site with a name in URNs, ignoring letter case. */
export function findImageSite(key: string): ImageSite | undefined {
  const wanted = key.toLowerCase();
  return imageSites.find((site) => site.key === wanted);
}

/** The sites that start stacks from templates (product 10.2). */
export const stackSites = imageSites
  .filter(({ key }) => key.startsWith('chi-'))
  .map(({ name, url }) => ({ name, url: `${url}/dashboard/project/stacks/` }));
