import { afterEach, expect, it } from 'vitest';

import { openLoginFrame } from './loginFrame';

const loginUrl = 'https://auth.example.org/auth?prompt=none';
const response = `${window.location.origin}/silent-check-sso.html#state=s&code=c`;

afterEach(() => {
  document.body.replaceChildren();
});

/** Opens the frame, and returns a function that sends a message as the page in it. */
function open() {
  const stopping = new AbortController();
  const received = openLoginFrame(loginUrl, stopping.signal);
  const frame = document.querySelector('iframe');
  const say = (data: unknown, properties: object = {}) => {
    const { origin } = window.location;
    const source = frame?.contentWindow;
    window.dispatchEvent(new MessageEvent('message', { data, source, origin, ...properties }));
  };
  return { frame, received, say, stopping };
}

it('shows the address in a hidden frame without a sandbox attribute', () => {
  const { frame } = open();
  expect(frame?.src).toBe(loginUrl);
  expect(frame?.title).toBe('Sign-on check');
  expect(frame?.style.display).toBe('none');
  expect(frame?.hasAttribute('sandbox')).toBe(false);
});

it('accepts only an address that a page of this origin sends from the frame', async () => {
  const { received, say } = open();
  say('https://evil.example.org/#1', { source: window });
  say(`${response}&forged=1`, { source: window });
  say(`${response}&forged=2`, { origin: 'https://auth.example.org' });
  say({ type: 'from an extension' });
  say('from an extension');
  say(response);
  expect(await received).toBe(response);
  expect(document.querySelector('iframe')).toBeNull();
});

it('removes the frame when the check stops', () => {
  const { stopping } = open();
  stopping.abort();
  expect(document.querySelector('iframe')).toBeNull();
});

it('opens no frame after the check has stopped', async () => {
  await expect(openLoginFrame(loginUrl, AbortSignal.abort())).rejects.toThrow();
  expect(document.querySelector('iframe')).toBeNull();
});
