/** The open session-status page of the sign-on server. */
export interface StatusFrame {
  /**
   * Resolves to `unchanged`, `changed` or `error` (OpenID Connect Session Management 1.0, 3.1). May
   * never settle.
   */
  ask: (question: string) => Promise<string>;
  /** Removes the page. */
  close: () => void;
}

/** Opens the session-status page at an address. */
export type OpenStatusFrame = (address: string) => StatusFrame;

/** Opens the session-status page in a hidden frame. */
export const openStatusFrame: OpenStatusFrame = (address) => {
  const frame = document.createElement('iframe');
  frame.title = 'Session status';
  frame.style.display = 'none';
  frame.setAttribute(
    'sandbox',
    'allow-storage-access-by-user-activation allow-scripts allow-same-origin',
  );
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  frame.src = address;
  document.body.append(frame);
  const { origin } = new URL(address, document.baseURI);
  const closing = new AbortController();
  return {
    async ask(question) {
      await loaded;
      return new Promise((resolve) => {
        const listen = ({ source, origin: from, data }: MessageEvent) => {
          if (source !== frame.contentWindow || from !== origin) return;
          window.removeEventListener('message', listen);
          resolve(String(data));
        };
        window.addEventListener('message', listen, { signal: closing.signal });
        frame.contentWindow?.postMessage(question, origin);
      });
    },
    close() {
      closing.abort();
      frame.remove();
    },
  };
};
