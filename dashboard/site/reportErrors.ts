import { cleanReport } from './cleanReport';

const mostPerMinute = 5;
const minute = 60_000;
/** Maximum number of characters of each text in a report. */
const longestText = 4_000;

/**
 * Sends unhandled errors and rejections of this page to an address, as JSON in the body of a
 * `sendBeacon`: at most five per minute, without tokens, sharing keys and query strings. The media
 * type is `text/plain`, so that the address can have another origin without a preflight. Returns a
 * function that stops reporting.
 */
export function reportErrors(address: string): () => void {
  let sent: number[] = [];
  const report = (kind: 'error' | 'rejection', reason: unknown, place?: string) => {
    // An error in this function would be reported, too, and so on.
    try {
      const now = Date.now();
      sent = sent.filter((one) => now - one < minute);
      if (sent.length >= mostPerMinute) return;
      sent.push(now);
      const { name, message, stack } = textsOf(reason);
      const texts = { name, message, stack, place, page: location.pathname };
      const cleaned = Object.entries(texts).map(([key, text]) => [
        key,
        text && cleanReport(text.slice(0, longestText), location),
      ]);
      const { userAgent } = navigator;
      const time = new Date(now).toISOString();
      const report = { kind, ...Object.fromEntries(cleaned), browser: userAgent, time } as unknown;
      navigator.sendBeacon(address, JSON.stringify(report));
    } catch {
      // There is nowhere to report this.
    }
  };
  const onError = ({ error, message, filename, lineno, colno }: ErrorEvent) =>
    report('error', error ?? message, filename && `${filename}:${lineno}:${colno}`);
  const onRejection = ({ reason }: PromiseRejectionEvent) => report('rejection', reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

/** Programs can throw any value. */
function textsOf(reason: unknown): { name?: string; message: string; stack?: string } {
  if (!(reason instanceof Error)) return { message: String(reason) };
  const { name, message, stack } = reason;
  return { name: String(name), message: String(message), ...(stack && { stack: String(stack) }) };
}
