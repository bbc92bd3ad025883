/**
 * Badges that the portal hands out (contract/portal 1.1); an empty `redirectLink` means that the
 * badge leads nowhere.
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
