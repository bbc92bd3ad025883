import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { expect, type ProjectSettings, test, titles } from './frameworkTest';
import { expectPlainLook, openPlain } from './plainLook';
import { makeProject, type Project } from './project';

type Command = 'start' | 'dev';

const quiet = { NEXT_TELEMETRY_DISABLED: '1' };

/** Runs a server of Next.js while `work` runs. */
async function withNext(
  { folder }: Project,
  command: Command,
  settings: ProjectSettings,
  work: (origin: string) => Promise<void>,
): Promise<void> {
  const script = path.join(folder, 'node_modules/next/dist/bin/next');
  const server = spawn(process.execPath, [script, command, '--port', '0'], {
    cwd: folder,
    env: {
      ...process.env,
      ...quiet,
      NODE_ENV: command === 'dev' ? 'development' : 'production',
      SETTINGS: JSON.stringify(settings),
    },
  });
  try {
    await work(await addressOf(server.stdout));
  } finally {
    server.kill();
    await once(server, 'exit');
  }
}

/** The address that the server prints when it listens. */
async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    output.on('data', (chunk) => {
      text += String(chunk);
      const [address] = /http:\/\/localhost:\d+/.exec(text) ?? [];
      if (address) resolve(address);
    });
    output.on('end', () => reject(new Error(`Next.js has ended:\n${text}`)));
  });
}

test.describe('Next.js, App Router', () => {
  let project: Project;

  test.beforeAll(async () => {
    project = await makeProject('next', ['next']);
  });

  test('installs the packed package', async () => {
    test.setTimeout(600_000);
    await project.install();
  });

  test('builds a page of server components', async () => {
    test.setTimeout(600_000);
    await project.tool('next', ['build'], { ...quiet, NODE_ENV: 'production' });
  });

  for (const command of ['start', 'dev'] as const) {
    // The fixture `silence` fails the test on any warning of the hydration.
    test(`${command}: renders the fallback on the server and hydrates it`, async ({
      page,
      context,
      sandbox,
      settings,
    }) => {
      test.setTimeout(300_000);
      await withNext(project, command, settings, async (origin) => {
        const html = await (await fetch(origin)).text();
        expect(html).toContain(`artifact-id="${settings.artifactIds[0]}"`);
        expect(html).toContain('<a href="/plain">In plain HTML</a></trovi-artifact-card>');
        await page.goto(origin);
        const card = page.locator('trovi-artifact-card');
        await expect(card.locator('[part~="title"]')).toHaveText(titles[0]);
        await expect(card).toHaveClass('wide');
        const citation = page.locator('trovi-citation-box').getByRole('tabpanel');
        await expect(citation).toContainText(`“${titles[0]}.”`);
        await page.getByRole('button', { name: 'Count' }).click();
        await expect(page.getByText('Counted 1')).toBeVisible();
        const plain = await context.newPage();
        await openPlain(plain, sandbox.origin, settings.artifactIds[0]);
        await expectPlainLook(page, plain);
        // The page would complain that the server of `dev` has gone.
        await page.goto('about:blank');
      });
    });
  }
});
