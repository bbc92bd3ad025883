import { expect, test } from '@playwright/test';

import { accounts } from '../../e2e/fixtures/accounts';
import { apiAs, type CatalogueApi } from '../../e2e/fixtures/catalogueApi';
import { withSandboxProcess } from '../../e2e/fixtures/servers/sandboxProcess';
import { artifactAddresses } from '../limits/publishedAddresses';
import { publicSeeds } from '../limits/publicSeeds';
import { withPublishingProcess } from '../limits/publishingProcess';
import { startProxy, withDeployment } from './servers';

const title = 'Soon a secret';
const lists = ['', 'artifacts', 'artifacts?q=secret', 'feed.atom', 'sitemap-1.xml'];

/** The ways in which an artifact leaves the public. */
const changes: Record<string, (api: CatalogueApi, id: string) => Promise<unknown>> = {
  'turned private': (api, id) => api.update(id, { visibility: 'private' }),
  deleted: (api, id) => api.send('DELETE', `/artifacts/${id}/`),
};

for (const [name, change] of Object.entries(changes)) {
  test(`an artifact that was ${name} is nowhere 60 seconds later, also behind nginx`, async () => {
    test.setTimeout(240_000);
    await withSandboxProcess(async ({ sandbox }) => {
      const { configuration } = await publicSeeds(sandbox);
      const api = apiAs(sandbox, accounts.owner);
      const id = await api.create({ title, visibility: 'public' });
      const slug = await api.addVersion(id);
      await withPublishingProcess(configuration, async (server) => {
        await withDeployment('/dashboard/', async (deployment) => {
          const stop = await startProxy(deployment, Number(new URL(server.address).port));
          const own = artifactAddresses(server.address, { id, title, slug });
          const paths = [
            ...own.map(({ path, has }) => ({ path, has: has.includes('app') ? title : '' })),
            ...lists.map((path) => ({ path, has: id })),
          ];
          const addresses = [server.address, deployment.address].flatMap((base) =>
            paths.map(({ path, has }) => ({ address: base + path, has })),
          );
          const shown = async () => {
            const found = await Promise.all(
              addresses.map(async ({ address, has }) => {
                const response = await fetch(address);
                const isShown = response.ok && (await response.text()).includes(has);
                return isShown ? [address] : [];
              }),
            );
            return found.flat();
          };
          const missing = async () => {
            const found = await shown();
            return addresses.map(({ address }) => address).filter((one) => !found.includes(one));
          };
          await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
          await change(api, id);
          const start = performance.now();
          // Asks nobody meanwhile: what nobody asked for must not be older than the rest.
          await new Promise((resolve) => setTimeout(resolve, 59_000));
          expect(await shown()).toEqual([]);
          process.stdout.write(`${name}: gone after ${Math.round(performance.now() - start)} ms\n`);
          await stop();
        });
      });
    });
  });
}
