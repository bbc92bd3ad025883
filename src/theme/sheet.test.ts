import { beforeEach, describe, expect, it, vi } from 'vitest';

class RecordingSheet {
  texts: string[] = [];
  replaceSync(css: string): void {
    this.texts.push(css);
  }
}

async function loadSheet() {
  vi.resetModules();
  const { addStyles, flushStyles, styleSheet } = await import('./sheet');
  return { addStyles, flushStyles, texts: (styleSheet as unknown as RecordingSheet).texts };
}

describe('styleSheet', () => {
  beforeEach(() => {
    vi.stubGlobal('CSSStyleSheet', RecordingSheet);
    return () => vi.unstubAllGlobals();
  });

  it('takes what modules add together in one parse, in their order', async () => {
    const { addStyles, texts } = await loadSheet();
    addStyles('.a{color:red}');
    addStyles('.b{color:blue}');
    expect(texts).toEqual([]);
    await Promise.resolve();
    expect(texts).toEqual(['.a{color:red}.b{color:blue}']);
  });

  it('keeps earlier rules when a chunk that loads later adds its own', async () => {
    const { addStyles, texts } = await loadSheet();
    addStyles('.a{color:red}');
    await Promise.resolve();
    addStyles('.late{color:green}');
    await Promise.resolve();
    expect(texts.at(-1)).toBe('.a{color:red}.late{color:green}');
  });

  it('takes effect at once on flush, and parses nothing twice', async () => {
    const { addStyles, flushStyles, texts } = await loadSheet();
    addStyles('.a{color:red}');
    flushStyles();
    expect(texts).toEqual(['.a{color:red}']);
    await Promise.resolve();
    flushStyles();
    expect(texts).toHaveLength(1);
  });
});
