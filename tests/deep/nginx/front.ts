import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { RunningSandbox } from '../../../dashboard/sandbox/sandbox';
import { putDist, startNginx, withDeployment } from './servers';

/** Another path than the sandbox has for its own dashboard. */
const base = '/lab/catalogue/';

/**
 * The real nginx in front of a sandbox, for as long as `work` takes: it serves the built dashboard as `docs/deployment.md`
 * says, at the address that `work` gets. Once there is a sandbox, `serve` starts it.
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
