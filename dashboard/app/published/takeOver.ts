import { isTakenOver } from './isTakenOver';
import { type PublishedAnswers, publishedIds } from './publishedPage';

// Runs in place of `firstRequests.ts` in a page that a publishing server rendered. It hands the
// server's answers to the app, and shows what the server rendered until the app shows the same.

/** Milliseconds after which the app is shown, whatever it shows. */
const patienceMs = 8_000;

const published = document.getElementById(publishedIds.page);
const answers = document.getElementById(publishedIds.answers);
const app = document.getElementById('app');
if (published && answers && app) {
  offer(JSON.parse(answers.textContent ?? '') as PublishedAnswers);
  waitFor(published, app);
}

function offer({ configuration, api }: PublishedAnswers): void {
  const base = new URL('.', document.baseURI);
  const found = { ...api, [new URL('config.json', base).href]: configuration };
  globalThis.troviFirstAnswers = new Map(
    Object.entries(found).map(([address, answer]) => [
      address,
      Promise.resolve(new Response(JSON.stringify(answer))),
    ]),
  );
}

/** The app is laid out under the published page, so that what it measures there stays true. */
function waitFor(shown: HTMLElement, hidden: HTMLElement): void {
  Object.assign(hidden.style, { position: 'absolute', inset: '0 0 auto', visibility: 'hidden' });
  const observer = new MutationObserver(() => isTakenOver(shown, hidden) && exchange());
  const late = setTimeout(() => {
    observer.disconnect();
    if (hidden.querySelector('main')) exchange();
    else observer.observe(hidden, { childList: true, subtree: true });
  }, patienceMs);
  const exchange = () => {
    observer.disconnect();
    clearTimeout(late);
    const focused = shown.contains(document.activeElement) && document.activeElement;
    const links = [...hidden.querySelectorAll('a')];
    hidden.removeAttribute('style');
    shown.remove();
    const twin = focused instanceof HTMLAnchorElement && links.find((a) => a.href === focused.href);
    if (twin) twin.focus({ preventScroll: true });
  };
  observer.observe(hidden, { childList: true, subtree: true, characterData: true });
}
