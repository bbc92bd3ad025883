import { describe, expect, it, vi } from 'vitest';
import { readHostContents, watchHostContents } from './hostContents';

function hostWith(html: string) {
  const host = document.createElement('trovi-box');
  host.innerHTML = html;
  return host;
}

describe('readHostContents', () => {
  it.each<[string, string, { json?: string; hasFallback: boolean }]>([
    ['nothing', ' \n ', { hasFallback: false }],
    ['a comment and a style', '<!-- x --><style>a{}</style>', { hasFallback: false }],
    ['a link', ' <a href="/x">X</a>', { hasFallback: true }],
    ['a text', 'Loading', { hasFallback: true }],
    ['JSON', '<script type="application/json">{}</script>', { json: '{}', hasFallback: false }],
    [
      'JSON and a text',
      '<script type="application/json">{}</script>X',
      { json: '{}', hasFallback: true },
    ],
    ['an empty script', '<script type="application/json"> </script>', { hasFallback: false }],
    [
      'JSON further inside',
      '<p><script type="application/json">{}</script></p>',
      { hasFallback: true },
    ],
  ])('tells of %s', (_, html, contents) => {
    expect(readHostContents(hostWith(html))).toEqual(contents);
  });
});

describe('watchHostContents', () => {
  it('tells of changes until it is stopped', async () => {
    const host = hostWith('');
    const listener = vi.fn();
    const stop = watchHostContents(host, listener);
    host.append('text');
    await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce(), 60_000);
    stop();
    host.append('more');
    await Promise.resolve();
    expect(listener).toHaveBeenCalledOnce();
  });
});
