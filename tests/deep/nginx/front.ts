import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { RunningSandbox } from '../../../sandbox/sandbox';
import { putDist, startNginx, withDeployment } from './servers';

/** A path that differs from the sandbox's dashboard. */
const base = '/lab/catalogue/';

/**
 * Runs the real nginx in front of a sandbox while `work` runs. nginx serves the built dashboard as
 * in `docs/deployment.md`, at the address that `work` gets. `serve` starts it for a running
 * sandbox.
 */
export async function withNginxInFront(
  work: (front: {
    dashboardUrl: string;
    serve: (sandbox: RunningSandbox) => Promise<void>;
  }) => Promise<void>,
): Promise<void> {
  await withDeployment(base, async (deployment) => {
    let stop = async () => {};
    try {
      await work({
        dashboardUrl: deployment.address,
        async serve({ origin }) {
          const configuration = await fetch(`${origin}/dashboard/config.json`);
          const file = path.join(deployment.folder, 'config.json');
          await writeFile(file, await configuration.text());
          await putDist(deployment, file);
          stop = await startNginx(deployment);
        },
      });
    } finally {
      await stop();
    }
  });
}
