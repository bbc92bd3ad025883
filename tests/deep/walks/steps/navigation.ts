import { seedUuid } from '../../../../sandbox/seeds/seedIds';
import { answer } from '../../../e2e/screen/edit/editVersions';
import { hasTyped } from '../model';
import type { Walk } from '../walk';
import { isFree, lotOf, oneOf, type Step } from './step';

const seeds = ['first-steps', 'nvmeof-tail', 'storage-collection', 'hostile-readme', 'every-tag'];

function addresses({ own }: Walk): string[] {
  return [
    '',
    'artifacts',
    'artifacts?q=edge&doi=1',
    'about',
    'artifacts/add',
    'artifacts/add?mode=import',
    'no/such/page',
    'artifacts/nonsense',
    `artifacts/${own.id}`,
    `artifacts/${own.id}/versions/${own.slugs[0]}`,
    `artifacts/${own.id}/edit`,
    ...seeds.map((key) => `artifacts/${seedUuid(key)}`),
  ];
}

/**
 * Leaves a page. If the browser asks, one answer in five is no. `go` uses the browser's buttons;
 * `start` uses a script in the page and does not wait for the new page.
 */
export async function leave(
  walk: Walk,
  choice: number,
  { go, start }: { go: () => Promise<unknown>; start: () => Promise<unknown> },
): Promise<string> {
  const { page, watch, model } = walk;
  const before = watch.asked.length;
  watch.answer = lotOf(choice, 5) === 0 ? 'no' : 'yes';
  if (watch.answer === 'no' && hasTyped(model)) {
    const asked = page.waitForEvent('dialog', { timeout: 1000 }).catch(() => undefined);
    const gone = page.waitForEvent('framenavigated', { timeout: 1000 }).catch(() => undefined);
    await start();
    await Promise.race([asked, gone]);
  } else {
    await go().catch(allowInterruption);
  }
  return watch.asked.length > before ? `, asked, ${watch.answer}` : '';
}

/** The page may redirect before it loads. */
function allowInterruption(error: Error): void {
  if (
    !/interrupted by another|ERR_(ABORTED|INTERNET_DISCONNECTED)|frame was detached|Not attached|Timeout/.test(
      error.message,
    )
  )
    throw error;
}

export const openAddress: Step = {
  kind: 'open an address',
  weight: 3,
  isPossible: ({ walk: { model } }) => !model.isOffline,
  async take(walk, { choice }) {
    const path = oneOf(addresses(walk), choice) ?? '';
    const { page, sandbox } = walk;
    const address = new URL(path, sandbox.urls.dashboard).href;
    const asked = await leave(walk, choice, {
      go: () => page.goto(address, { waitUntil: 'commit' }),
      start: () => page.evaluate((to) => void setTimeout(() => location.assign(to)), address),
    });
    return `${path}${asked}`;
  },
};

const follow: Step = {
  kind: 'follow a link',
  weight: 5,
  isPossible: ({ sight }) => isFree(sight) && sight.links.length > 0,
  async take(walk, { choice, sight }) {
    const path = oneOf(sight.links, choice) ?? '';
    const { page, watch, sandbox } = walk;
    // Without its dialog, the page lets the browser ask.
    watch.answer = lotOf(choice, 5) === 0 ? 'no' : 'yes';
    const address = new URL(path, sandbox.urls.dashboard).href;
    const link = page.locator(`a[href="${new URL(address).pathname}${new URL(address).search}"]`);
    await link
      .or(page.locator(`a[href="${address}"]`))
      .first()
      .click();
    return path;
  },
};

const respondToLeave: Step = {
  kind: 'answer Leave this page',
  weight: 30,
  isPossible: ({ sight }) => sight.dialog === 'Leave this page?',
  async take({ page }, { choice }) {
    const name = lotOf(choice, 5) === 0 ? 'Cancel' : 'Leave Page';
    await answer(page, name).click();
    return name;
  },
};

const back: Step = {
  kind: 'go back',
  weight: 3,
  isPossible: ({ sight }) => sight.screen !== 'nothing',
  async take(walk, { choice }) {
    const { page } = walk;
    return leave(walk, choice, {
      go: () => page.goBack({ waitUntil: 'commit' }),
      start: () => page.evaluate(() => void setTimeout(() => history.back())),
    });
  },
};

const forward: Step = {
  kind: 'go forward',
  weight: 2,
  isPossible: ({ sight }) => sight.screen !== 'nothing',
  async take(walk, { choice }) {
    const { page } = walk;
    return leave(walk, choice, {
      go: () => page.goForward({ waitUntil: 'commit' }),
      start: () => page.evaluate(() => void setTimeout(() => history.forward())),
    });
  },
};

const reload: Step = {
  kind: 'reload',
  weight: 2,
  isPossible: ({ sight, walk: { model } }) => sight.screen !== 'nothing' && !model.isOffline,
  async take(walk, { choice }) {
    const { page } = walk;
    return leave(walk, choice, {
      go: () => page.reload({ waitUntil: 'commit' }),
      start: () => page.evaluate(() => void setTimeout(() => location.reload())),
    });
  },
};

export const navigationSteps: Step[] = [openAddress, follow, respondToLeave, back, forward, reload];
