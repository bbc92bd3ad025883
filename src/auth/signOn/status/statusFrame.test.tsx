import { describe, expect, it } from 'vitest';

import { openStatusFrame } from './statusFrame';

const origin = 'https://auth.example.org';
const address = `${origin}/status.html`;

function theFrame(): HTMLIFrameElement {
  const frame = document.querySelector('iframe');
  if (!frame) throw new Error('There is no frame.');
  return frame;
}

/** Sends a message from the page in the frame. */
function say(data: unknown, properties: object = {}) {
  const source = theFrame().contentWindow;
  const event = new MessageEvent('message', { data, source, origin, ...properties });
  window.dispatchEvent(event);
}

describe('openStatusFrame', () => {
  it('adds a hidden frame with a title, and removes it again', () => {
    const { close } = openStatusFrame(address);
    expect(theFrame().style.display).toBe('none');
    expect(theFrame().title).toBe('Session status');
    close();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('accepts only the answer of that page', async () => {
    const frame = openStatusFrame(address);
    const response = frame.ask('dashboard s');
    theFrame().dispatchEvent(new Event('load'));
    await Promise.resolve();
    await Promise.resolve();
    say('changed', { source: window });
    say('changed', { origin: 'https://evil.example.org' });
    say('unchanged');
    expect(await response).toBe('unchanged');
    frame.close();
  });
});
