/**
 * The badges of the portal (contract/portal 1.1). With an empty `redirectLink`, a badge has no
 * link.
 */
export const seedBadges: { name: string; description: string; redirectLink: string }[] = [
  {
    name: 'chameleon',
    description: 'Runs on the testbed',
    redirectLink: 'https://portal.example.org/badges/chameleon',
  },
  {
    name: 'reproducible',
    description: 'Reviewed for reproducibility',
    redirectLink: 'https://portal.example.org/badges/reproducible',
  },
  { name: 'educational', description: 'Made for teaching', redirectLink: '' },
];
