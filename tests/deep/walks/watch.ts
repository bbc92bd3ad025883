import type { BrowserContext } from '@playwright/test';

/** Watches all pages of a walk for errors. */
export interface Watch {
  /** One line for each problem so far. */
  problems: string[];
  /** The answer to the next dialogs. Without it, a dialog is a problem. */
  answer?: 'yes' | 'no';
  /** The dialogs so far, oldest first. */
  asked: string[];
}

/** Known causes of some lines. */
interface Circumstances {
  isOffline: () => boolean;
}

/** The browser's own lines about failed calls. */
const failedCall = /^Failed to load resource: /;

/** React's message about a screen whose code did not load. */
const unloadedCode = /^(UnloadedScreen: |TypeError: Failed to fetch dynamically imported module: )/;

/** The browser asks these where the code of the page's own dialog did not load. */
const questions = [
  /^Leave this page\? (What you typed is|Your unsaved changes are) kept as a draft on this device\.$/,
  /^Sign out\? The drafts and unsaved changes that are kept for you on this device will be removed\.$/,
];

/** Records exceptions, unhandled rejections, console errors and warnings, and dialogs. */
export function watchContext(context: BrowserContext, { isOffline }: Circumstances): Watch {
  const watch: Watch = { problems: [], asked: [] };
  context.on('console', (message) => {
    const text = message.text();
    if (!['error', 'warning'].includes(message.type())) return;
    if (failedCall.test(text)) return;
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
    // The page may be closed by now.
    answering.catch(() => undefined);
  });
  return watch;
}
