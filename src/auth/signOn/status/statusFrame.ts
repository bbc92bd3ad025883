import { openHiddenFrame } from './hiddenFrame';

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
  const { origin } = new URL(address, document.baseURI);
  const frame = openHiddenFrame('Session status', address, origin);
  return {
    async ask(question) {
      await frame.loaded;
      const response = frame.receive();
      frame.send(question);
      return response;
    },
    close: frame.close,
  };
};
