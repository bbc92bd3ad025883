import type { Project } from '@playwright/test';

import type { ColorScheme } from './drivers/engine';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

export interface EngineOptions {
  engine: EngineName;
  engineScheme: ColorScheme;
}

const engines: EngineName[] = ['chromium', 'firefox', 'webkit'];
const schemes: ColorScheme[] = ['light', 'dark'];
const place = { testDir: 'engines', outputDir: '../.build/engines', timeout: 240_000 };

/**
 * Each file of `tests/engines` in each engine, and the pictures of `npm run screenshots --
 * --engines`. Playwright only runs these tests: they start the engines themselves.
 */
export const engineProjects: Project<EngineOptions>[] = engines.flatMap((engine) => [
  {
    name: engine,
    ...place,
    testMatch: '*.spec.ts',
    expect: { timeout: 60_000 },
    use: { engine },
  },
  ...schemes.map((engineScheme) => ({
    name: `${engine} ${engineScheme}`,
    ...place,
    testMatch: '*.shots.ts',
    fullyParallel: true,
    use: { engine, engineScheme },
  })),
]);
