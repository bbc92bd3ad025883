import { readFileSync } from 'node:fs';
import { cp, mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { startProduction } from '../../../server/production/productionServer';
import { testConfiguration } from './runningServer';
import { putRelease, takeBack, writeApacheConfiguration, writeNginxConfiguration } from './samples';
import { ask, brotliResponse, revalidated, servedResponses, waysOut } from './servedResponses';
import { dist, putDist, startApache, startNginx, withDeployment } from './servers';

type Deployed = Parameters<Parameters<typeof withDeployment>[1]>[0];

const asset =
  /assets\/main-[\w-]+\.js/.exec(readFileSync(path.join(dist, 'index.html'), 'utf8'))?.[0] ?? '';

const servers = {
  nginx: { start: startNginx, responses: servedResponses },
  Apache: { start: startApache, responses: [...servedResponses, brotliResponse] },
  'start:production': {
    start: async ({ folder, port, base }: Deployed) => {
      const configurationFile = path.join(folder, 'site/current/config.json');
      return (await startProduction({ folder: dist, port, base, configurationFile })).close;
    },
    responses: [...servedResponses, brotliResponse],
  },
};

for (const [name, { start, responses }] of Object.entries(servers)) {
  for (const base of ['/dashboard/', '/lab/catalogue/', '/']) {
    test(`${name} serves the dashboard below ${base}`, async () => {
      await withDeployment(base, async (deployment) => {
        const { address, folder } = deployment;
        await putDist(deployment, path.join(dist, 'config.json'));
        await writeFile(path.join(folder, 'site/secret.txt'), 'secret');
        const stop = await start(deployment);
        try {
          for (const expected of responses) {
            const response = await ask(address + expected.path({ address, asset }), expected);
            expect.soft(response.status, expected.what).toBe(expected.status);
            for (const [header, pattern] of Object.entries(expected.has)) {
              const about = `${header} of ${expected.what}`;
              if (pattern) expect.soft(response.headers[header], about).toMatch(pattern);
              else expect.soft(response.headers[header], about).toBeUndefined();
            }
            if (expected.body) expect.soft(response.text, expected.what).toMatch(expected.body);
          }
          expect.soft((await ask(address)).text).toContain(`<base href="${base}"`);
          for (const file of [...revalidated, asset]) {
            for (const encoding of ['identity', 'gzip', 'br']) {
              const headers = { 'accept-encoding': encoding };
              const { etag = '' } = (await ask(address + file, { headers })).headers;
              const again = { ...headers, 'if-none-match': etag };
              const { status } = await ask(address + file, { headers: again });
              expect.soft(status, `"${file}" in ${encoding}, asked for again`).toBe(304);
            }
          }
          for (const way of waysOut) {
            expect.soft((await ask(address + way)).text, way).not.toContain('secret');
          }
          if (base === '/') return;
          const bare = await ask(`${address.slice(0, -1)}?q=a%20b`);
          expect
            .soft([bare.status, bare.headers.location?.replace(/^http:\/\/[^/]+/, '')])
            .toEqual([302, `${base}?q=a%20b`]);
        } finally {
          await stop();
        }
      });
    });
  }
}

test('the unchanged samples are valid', async () => {
  await withDeployment('/dashboard/', async (deployment) => {
    await putDist(deployment, path.join(dist, 'config.json'));
    const { TROVI_NGINX: nginx = '', TROVI_APACHE: apache = '' } = process.env;
    const ofNginx = await testConfiguration(nginx, [
      '-t',
      '-c',
      await writeNginxConfiguration(deployment),
    ]);
    expect(ofNginx).toContain('test is successful');
    expect(ofNginx).not.toMatch(/\[(warn|emerg)\]/);
    const ofApache = await testConfiguration(apache, [
      '-t',
      '-f',
      await writeApacheConfiguration(deployment),
    ]);
    expect(ofApache.trim()).toBe('Syntax OK');
  });
});

for (const name of ['nginx', 'Apache'] as const) {
  test(`${name} sends the address for reports if there is one`, async () => {
    for (const reportTo of [undefined, 'https://reports.example.org/csp']) {
      await withDeployment('/dashboard/', async (deployment) => {
        await putDist(deployment, path.join(dist, 'config.json'));
        const stop = await servers[name].start({ ...deployment, reportTo });
        const { headers } = await ask(deployment.address);
        await stop();
        expect(headers['reporting-endpoints']).toBe(reportTo && `csp="${reportTo}"`);
        const policy = headers['content-security-policy'] ?? '';
        expect(policy.endsWith(`; report-uri ${reportTo}; report-to csp`)).toBe(
          reportTo !== undefined,
        );
      });
    }
  });
}

for (const name of ['nginx', 'Apache'] as const) {
  test(`${name}: open tabs find the code of their release after an upgrade and a downgrade`, async () => {
    await withDeployment('/dashboard/', async (deployment) => {
      const { address, folder } = deployment;
      const site = path.join(folder, 'site');
      const next = path.join(folder, 'next');
      const configuration = path.join(dist, 'config.json');
      await cp(dist, next, { recursive: true });
      await rename(path.join(next, asset), path.join(next, 'assets/main-NEXTNEXT.js'));
      const page = readFileSync(path.join(next, 'index.html'), 'utf8');
      await writeFile(
        path.join(next, 'index.html'),
        page.replaceAll(asset, 'assets/main-NEXTNEXT.js'),
      );
      await writeFile(path.join(next, 'only-new.txt'), 'new');

      await putDist(deployment, configuration);
      const stop = await servers[name].start(deployment);
      try {
        const statusOf = async (file: string) => (await ask(address + file)).status;
        expect(await statusOf(asset)).toBe(200);
        expect(await statusOf('assets/main-NEXTNEXT.js')).toBe(404);

        await putRelease(site, next, configuration, '/dashboard/');
        expect((await ask(address)).text).toContain('assets/main-NEXTNEXT.js');
        const old = await ask(address + asset);
        expect([old.status, old.headers['cache-control']]).toEqual([
          200,
          'public, max-age=31536000, immutable',
        ]);
        expect(await statusOf('only-new.txt')).toBe(200);

        await takeBack(site);
        expect((await ask(address)).text).toContain(asset);
        expect(await statusOf('assets/main-NEXTNEXT.js')).toBe(200);
        // Only assets come from another release, because their names contain a hash.
        expect(await statusOf('only-new.txt')).toBe(404);

        await putRelease(site, next, configuration, '/dashboard/');
        await putRelease(site, next, configuration, '/dashboard/');
        expect(await readdir(path.join(site, 'releases'))).toHaveLength(2);
        expect(await statusOf(asset)).toBe(404);
      } finally {
        await stop();
      }
    });
  });
}

test('a release is installed completely or not at all', async () => {
  await withDeployment('/dashboard/', async ({ folder }) => {
    const site = path.join(folder, 'site');
    const empty = path.join(folder, 'empty');
    await mkdir(empty);
    const put = (from: string, configuration: string, base: string) =>
      putRelease(site, from, configuration, base);
    const configuration = path.join(dist, 'config.json');
    await expect(put(empty, configuration, '/x/')).rejects.toThrow('is no built dashboard');
    await expect(put(dist, path.join(empty, 'no.json'), '/x/')).rejects.toThrow('there is no file');
    for (const base of ['x/', '/x', '/a b/', "/'/", '/#/']) {
      await expect(put(dist, configuration, base)).rejects.toThrow('begins and ends with a slash');
    }
    await expect(takeBack(site)).rejects.toThrow('there is no release to go back to');
    await put(dist, configuration, '/x/');
    await expect(takeBack(site)).rejects.toThrow('there is no release to go back to');
    expect(readFileSync(path.join(site, 'current/index.html'), 'utf8')).toContain(
      '<base href="/x/"',
    );
  });
});
