import { beforeEach, describe, expect, it, vi } from 'vitest';

class RecordingSheet {
  texts: string[] = [];
  replaceSync(css: string): void {
    this.texts.push(css);
  }
}

async function loadSheet(root: Partial<DocumentOrShadowRoot> = { adoptedStyleSheets: [] }) {
  vi.resetModules();
  const { addStyles, adoptStyles, sheetText } = await import('./sheet');
  const adopted = root.adoptedStyleSheets as unknown as RecordingSheet[];
  return { addStyles, adopt: () => adoptStyles(root), adopted, sheetText };
}

const textsOf = (sheets: RecordingSheet[]) => sheets.map(({ texts }) => texts);

describe('the stylesheet', () => {
  beforeEach(() => {
    vi.stubGlobal('CSSStyleSheet', RecordingSheet);
    return () => vi.unstubAllGlobals();
  });

  it('takes what modules add together in one parse, in their order', async () => {
    const { addStyles, adopt, adopted } = await loadSheet();
    adopt();
    addStyles('.a{color:red}');
    addStyles('.b{color:blue}');
    expect(textsOf(adopted)).toEqual([[]]);
    await Promise.resolve();
    expect(textsOf(adopted)).toEqual([['.a{color:red}.b{color:blue}']]);
  });

  it('keeps earlier rules when a chunk that loads later adds its own', async () => {
    const { addStyles, adopt, adopted } = await loadSheet();
    adopt();
    addStyles('.a{color:red}');
    await Promise.resolve();
    addStyles('.late{color:green}');
    await Promise.resolve();
    expect(adopted[0]?.texts.at(-1)).toBe('.a{color:red}.late{color:green}');
  });

  it('applies its rules at once to a root that adopts it, once, and parses nothing twice', async () => {
    const { addStyles, adopt, adopted } = await loadSheet();
    addStyles('.a{color:red}');
    adopt();
    expect(textsOf(adopted)).toEqual([['.a{color:red}']]);
    await Promise.resolve();
    adopt();
    expect(textsOf(adopted)).toEqual([['.a{color:red}']]);
  });

  it('is left out in jsdom, which has no constructed stylesheets', async () => {
    vi.stubGlobal('CSSStyleSheet', class {});
    const { addStyles, adopt, adopted, sheetText } = await loadSheet();
    addStyles('.a{color:red}');
    adopt();
    await Promise.resolve();
    expect(adopted).toEqual([]);
    expect(sheetText()).toBe('.a{color:red}');
  });

  it('is left out in newer jsdom, whose roots adopt no stylesheets', async () => {
    const { addStyles, adopt } = await loadSheet({});
    addStyles('.a{color:red}');
    expect(adopt).not.toThrow();
  });
});
