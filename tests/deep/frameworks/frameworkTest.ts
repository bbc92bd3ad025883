import { test as base } from '../../e2e/fixtures/test';
import { seedUuid } from '../../../sandbox/seeds/seedIds';
import { expect } from '@playwright/test';

/** The settings of an application. */
export interface ProjectSettings {
  apiUrl: string;
  dashboardUrl: string;
  artifactIds: string[];
  /** The first artifact, in the API's form. */
  artifact: { title: string };
  configuration: unknown;
}

/** The titles of the shown artifacts. */
export const titles = [
  'First Steps with Reproducible Notebooks',
  'Operating Systems on Bare Metal: Eight Kernel Labs',
] as const;

/** The frameworks' own development messages. */
const banner =
  /react-devtools|React DevTools|development build of Vue|vue-devtools|^\[(HMR|Fast Refresh)\]/;

interface TestFixtures {
  /** Fails the test on any console line. */
  silence: void;
}

/** Tests of applications outside the checkout, with a seeded sandbox. */
export const test = base.extend<TestFixtures, { settings: ProjectSettings }>({
  settings: [
    async ({ sandbox }, provide) => {
      const artifactIds = ['first-steps', 'eight-labs'].map(seedUuid);
      const { api: apiUrl, dashboard: dashboardUrl } = sandbox.urls;
      const ask = async (address: string) => (await fetch(address)).json() as Promise<unknown>;
      const artifact = await ask(`${apiUrl}/artifacts/${artifactIds[0]}/`);
      const configuration = await ask(`${dashboardUrl}config.json`);
      await provide({
        apiUrl,
        dashboardUrl,
        artifactIds,
        artifact: artifact as ProjectSettings['artifact'],
        configuration,
      });
    },
    { scope: 'worker' },
  ],
  silence: [
    async ({ context }, provide) => {
      const said: string[] = [];
      context.on('console', (message) => {
        if (!banner.test(message.text())) said.push(`${message.type()}: ${message.text()}`);
      });
      await provide();
      expect(said, 'nothing was said on the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
