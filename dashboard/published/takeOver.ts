import { isClosed } from '../site/closedAnnouncement';
import { carryOver } from './carryOver';
import { blocksOf, hasCards, isInWindow, isTakenOver, twinBlock } from './isTakenOver';
import { isSignOnReturn, type PublishedAnswers, publishedIds } from './publishedAnswers';
import { rowHeights } from './rowHeights';

// Runs in place of `firstRequests.ts` in a page that a publishing server rendered. It hands the
// server's answers to the app, and shows what the server rendered until the app shows the same.

/** Milliseconds after which an app that has arrived is shown, whatever it shows. */
const patienceMs = 8_000;

const published = document.getElementById(publishedIds.page);
const answers = document.getElementById(publishedIds.answers);
const app = document.getElementById('app');
if (published && answers && app) {
  offer(JSON.parse(answers.textContent ?? '') as PublishedAnswers);
  removeClosedAnnouncement(published);
  // Who comes back from the sign-on server goes on to another screen.
  if (isSignOnReturn(location)) published.remove();
  else waitFor(published, app);
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

/** The server does not know who has closed the announcement. */
function removeClosedAnnouncement(page: HTMLElement): void {
  const announcement = page.querySelector('section[aria-label="Announcement"]');
  const text = announcement?.querySelector('p')?.textContent;
  if (text && isClosed(text)) announcement.remove();
}

/** The app is laid out under the published page, so that what it measures there stays true. */
function waitFor(shown: HTMLElement, hidden: HTMLElement): void {
  Object.assign(hidden.style, { position: 'absolute', inset: '0 0 auto', visibility: 'hidden' });
  globalThis.troviRowHeights = rowHeights(shown);
  const isReady = () =>
    isTakenOver(shown, hidden) || (hasCards(shown) && hasCards(hidden) && isSignedIn());
  let late: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    if (isReady()) {
      observer.disconnect();
      // Until the second frame, the app measures what fits into its rows.
      requestAnimationFrame(() => requestAnimationFrame(exchange));
    } else if (hidden.querySelector('main')) late ??= setTimeout(exchange, patienceMs);
  });
  const exchange = () => {
    if (!shown.isConnected) return;
    observer.disconnect();
    clearTimeout(late);
    const seen = blocksOf(shown).find(isInWindow);
    const twin = seen && twinBlock(seen, hidden);
    // Nobody loses their place, even where the rows above have another height.
    const shift = seen && twin ? topOf(twin) - topOf(seen) : 0;
    const addressed = addressedIn(shown);
    const isAtAddress = addressed !== null && isInWindow(addressed);
    hidden.removeAttribute('style');
    carryOver(shown, hidden);
    shown.remove();
    const place = document.activeElement === document.body ? addressedIn(hidden) : null;
    if (place) focusOn(place);
    // This unfolds a long text, if the place is in its hidden part.
    if (place && isAtAddress) place.scrollIntoView({ block: 'start', behavior: 'instant' });
    else if (shift && window.scrollY > 0) window.scrollBy({ top: shift, behavior: 'instant' });
  };
  observer.observe(hidden, { childList: true, subtree: true, characterData: true });
}

/** The heading or other place that the page's address names. */
function addressedIn(page: Element): HTMLElement | null {
  const id = location.hash.slice(1);
  return id ? page.querySelector<HTMLElement>(`#${CSS.escape(id)}`) : null;
}

/** The app cannot do this itself while it is hidden. */
function focusOn(place: HTMLElement): void {
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Whether somebody is signed in. They may see other artifacts than everybody. */
function isSignedIn(): boolean {
  try {
    return Object.keys(localStorage).some((key) => /^trovi:.*:session$/.test(key));
  } catch {
    // Without storage, nobody stays signed in.
    return false;
  }
}
