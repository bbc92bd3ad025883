import type { Badge, BadgeCatalogue } from '../../src/domain/artifact/badges/badge';

const badges: Badge[] = [
  {
    name: 'chameleon',
    description: 'Runs on the testbed',
    redirectLink: 'https://portal.example.org/badges/chameleon',
  },
  { name: 'reproducible', description: 'Reviewed for reproducibility' },
  { name: 'educational', description: 'Made for teaching' },
];

/**
 * The three badges, with the artifacts that have them: `aBadgeCatalogue({ [artifact.id]:
 * ['reproducible'] })`.
 */
export function aBadgeCatalogue(
  holders: Readonly<Record<string, readonly string[]>> = {},
): BadgeCatalogue {
  return { badges, namesByArtifact: new Map(Object.entries(holders)) };
}
