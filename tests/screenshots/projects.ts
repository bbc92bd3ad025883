import type { Project } from '@playwright/test';

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const readmeSize = { width: 1200, height: 760 };
const colorSchemes = ['light', 'dark'] as const;
const place = { testDir: 'screenshots', outputDir: '../.build/screenshots', fullyParallel: true };
const still = { contextOptions: { reducedMotion: 'reduce' as const } };

/**
 * The gallery in each size and colour scheme, and the pictures of the README. File names contain
 * the names of the projects.
 */
export const pictureProjects: Project[] = colorSchemes.flatMap((colorScheme) => [
  ...sizes.map((viewport) => ({
    name: `${viewport.width}-${colorScheme}`,
    ...place,
    testMatch: '*.shots.ts',
    testIgnore: 'readme.shots.ts',
    use: { viewport, colorScheme, ...still },
  })),
  {
    name: colorScheme,
    ...place,
    testMatch: 'readme.shots.ts',
    use: { viewport: readmeSize, colorScheme, ...still },
  },
]);
