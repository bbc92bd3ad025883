import type { BrowserContext } from '@playwright/test';

/** What nobody should see, over all pages of a walk. */
export interface Watch {
  /** What went wrong so far, a line each. */
  problems: string[];
  /** How the next questions of pages are answered; while it is not set, nobody expects any. */
  answer?: 'yes' | 'no';
  /** What pages asked, oldest first. */
  asked: string[];
}

/** What explains some of what is noted. */
interface Circumstances {
  isOffline: () => boolean;
}

/** The browser's own remarks: on calls that failed, and on the frame in which keycloak-js looks for a session. */
const browserRemarks = [
  /^Failed to load resource: /,
  /^An iframe which has both allow-scripts and allow-same-origin/,
];

/** What React tells of a screen whose code did not load. */
const unloadedCode = /^(UnloadedScreen: |TypeError: Failed to fetch dynamically imported module: )/;

const questions = [
  /^Leave this page\? (What you typed is|Your unsaved changes are) kept as a draft on this device\.$/,
  /^Sign out\? The drafts and unsaved changes that are kept for you on this device will be removed\.$/,
];

/** Notes exceptions, rejections that nobody handles, console errors and warnings, and dialogs that nobody asked for. */
export function watchContext(context: BrowserContext, { isOffline }: Circumstances): Watch {
  const watch: Watch = { problems: [], asked: [] };
  context.on('console', (message) => {
    const text = message.text();
    if (!['error', 'warning'].includes(message.type())) return;
    if (browserRemarks.some((remark) => remark.test(text))) return;
    if (isOffline() && unloadedCode.test(text)) return;
    watch.problems.push(`console ${message.type()}: ${text} (${message.location().url})`);
  });
  context.on('weberror', (error) => {
    const { stack, message } = error.error();
    watch.problems.push(`exception: ${stack || message || String(error.error())}`);
  });
  context.on('dialog', (dialog) => {
    const words = `${dialog.type()} ${dialog.message()}`.trim();
    const isKnown =
      dialog.type() === 'beforeunload' || questions.some((known) => known.test(dialog.message()));
    if (!watch.answer || !isKnown) watch.problems.push(`a question that nobody expects: ${words}`);
    watch.asked.push(words);
    const answering = watch.answer === 'no' ? dialog.dismiss() : dialog.accept();
    // A page that is gone meanwhile has nothing to be told.
    answering.catch(() => undefined);
  });
  return watch;
}
