import { latestVersion, namedVersion } from '../artifact/versions/versions';
import type { CatalogueConfiguration } from '../configuration/configuration';
import { knownPlaces } from '../configuration/runElsewhere';
import { binderAddress } from '../runElsewhere/binder';
import { colabAddress } from '../runElsewhere/colab';
import { type RunSource, runSourceOf } from '../runElsewhere/runSource';
import type { LinkedPicture } from './badgeCode';
import { sharedKey, type SharedPage } from './sharing';

/** The badges of places where a version can run. */
export type RunBadgeName = 'binder' | 'colab';

/** What the badges of a shared page need. */
export interface RunBadges {
  source?: RunSource;
  /** The places that can run the version, and that the configuration offers. */
  names: readonly RunBadgeName[];
}

/**
 * The badges of places for a shared version, or else for the newest one. None for private
 * artifacts.
 */
export function runBadgesOf(
  page: SharedPage,
  { runElsewhere }: Pick<CatalogueConfiguration, 'runElsewhere'>,
): RunBadges {
  const version = namedVersion(page.artifact, page.version) ?? latestVersion(page.artifact);
  const source = version && !sharedKey(page) ? runSourceOf(version.contentsUrn) : undefined;
  if (!source) return { names: [] };
  const offered: readonly unknown[] = runElsewhere ?? knownPlaces;
  const names = (['binder', 'colab'] as const).filter(
    (name) => offered.includes(name) && runBadge(name, source, 'x.ipynb'),
  );
  return { source, names };
}

/**
 * The badge of a place, as the place itself publishes it. Colab opens a notebook: `undefined`
 * unless its path ends in `.ipynb`.
 */
export function runBadge(
  name: RunBadgeName,
  source: RunSource,
  notebook: string,
): LinkedPicture | undefined {
  if (name === 'binder') {
    const address = binderAddress(source);
    const picture = 'https://mybinder.org/badge_logo.svg';
    return address ? { name: 'Binder', picture, address } : undefined;
  }
  const address = colabAddress(source, notebook.trim());
  const picture = 'https://colab.research.google.com/assets/colab-badge.svg';
  return address ? { name: 'Open In Colab', picture, address } : undefined;
}
