/** A page in a hidden frame. */
export interface HiddenFrame {
  /** Resolves when the page has loaded, or an error page in its place. */
  loaded: Promise<unknown>;
  /** Sends the page a message. */
  send: (message: string) => void;
  /** Resolves to the page's next text that passes the test. May never settle. */
  receive: (isExpected?: (text: string) => boolean) => Promise<string>;
  /** Removes the page. */
  close: () => void;
}

/**
 * Opens an address in a hidden frame, which exchanges messages with pages of `origin` only. The
 * frame has no `sandbox` attribute, because the page needs its scripts and its cookies.
 */
export function openHiddenFrame(title: string, address: string, origin: string): HiddenFrame {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.style.display = 'none';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  frame.src = address;
  document.body.append(frame);
  const closing = new AbortController();
  return {
    loaded,
    send: (message) => frame.contentWindow?.postMessage(message, origin),
    receive: (isExpected = () => true) =>
      new Promise((resolve) => {
        const listen = ({ source, origin: from, data }: MessageEvent) => {
          if (source !== frame.contentWindow || from !== origin) return;
          const text = String(data);
          if (!isExpected(text)) return;
          window.removeEventListener('message', listen);
          resolve(text);
        };
        window.addEventListener('message', listen, { signal: closing.signal });
      }),
    close() {
      closing.abort();
      frame.remove();
    },
  };
}
