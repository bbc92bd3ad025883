import type { Font } from 'fontkit';

import { fontOf } from './fonts';
import { bidi, isRightToLeft } from './textDirection';

const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Characters of one font and one direction. */
interface Run {
  text: string;
  font: Font;
  level: number;
}

/** One line of text as outlines. */
export interface DrawnText {
  /** In pixels. */
  width: number;
  /** SVG elements. The text starts at x = 0, and its baseline is y = 0. */
  paths: string;
}

/** Whether there is a font for every cluster of a text, or for its plain form. */
export function canDraw(text: string): boolean {
  return [...clusters.segment(text)].every(({ segment }) => drawable(segment));
}

/**
 * A cluster with its font. If there is none, its plain form is used, such as "2" for "₂" (NFKC).
 */
function drawable(cluster: string): { letters: string; font: Font } | undefined {
  for (const letters of [cluster, cluster.normalize('NFKC')]) {
    const font = fontOf(letters);
    if (font) return { letters, font };
  }
  return undefined;
}

/**
 * Draws one line of text with the outlines of Noto's fonts, shaped and in visual order. A line of a
 * longer text takes the direction of that text. Clusters that no font has are omitted.
 */
export function drawText(text: string, size: number, isFromRight = isRightToLeft(text)): DrawnText {
  let width = 0;
  const paths: string[] = [];
  for (const { glyphs, positions, scale } of shapedRuns(text, size, isFromRight)) {
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[index] ?? {
        xAdvance: glyph.advanceWidth,
        xOffset: 0,
        yOffset: 0,
      };
      const outline = glyph.path.toSVG();
      const x = width + xOffset * scale;
      if (outline) {
        paths.push(
          `<path transform="translate(${round(x)} ${round(-yOffset * scale)}) scale(${scale} ${-scale})" d="${outline}"/>`,
        );
      }
      width += xAdvance * scale;
    }
  }
  return { width, paths: paths.join('') };
}

/** The width of one line of text, in pixels: the same as from `drawText`, in less time. */
export function measureText(text: string, size: number, isFromRight?: boolean): number {
  return shapedRuns(text, size, isFromRight ?? isRightToLeft(text)).reduce(
    (width, { advanceWidth, scale }) => width + advanceWidth * scale,
    0,
  );
}

/** The runs of a line from left to right, as glyphs. `scale`: pixels per unit of the font. */
function shapedRuns(text: string, size: number, isFromRight: boolean) {
  return visualRuns(text, isFromRight).map(({ text: part, font, level }) => {
    const direction = level % 2 === 1 ? 'rtl' : 'ltr';
    const { glyphs, positions, advanceWidth } = font.layout(
      part,
      undefined,
      undefined,
      undefined,
      direction,
    );
    return { glyphs, positions, advanceWidth, scale: size / font.unitsPerEm };
  });
}

/** The runs of a line from left to right (Unicode's bidirectional algorithm, rule L2). */
function visualRuns(text: string, isFromRight: boolean): Run[] {
  const levels = bidi.getEmbeddingLevels(text, isFromRight ? 'rtl' : 'ltr');
  const runs: Run[] = [];
  for (const { segment, index } of clusters.segment(text)) {
    const level = levels.levels[index] ?? 0;
    const last = runs.at(-1);
    // Brackets face the other way in right-to-left text.
    const mirrored = (level % 2 === 1 && bidi.getMirroredCharacter(segment)) || segment;
    const found = drawable(mirrored);
    if (!found) continue;
    const { letters, font } = found;
    if (last?.font === font && last.level === level) last.text += letters;
    else runs.push({ text: letters, font, level });
  }
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) reverseFrom(runs, level);
  return runs;
}

/** Reverses each series of runs of at least this level. */
function reverseFrom(runs: Run[], level: number): void {
  let start = 0;
  while (start < runs.length) {
    let end = start;
    while (end < runs.length && (runs[end]?.level ?? 0) >= level) end += 1;
    if (end > start) runs.splice(start, end - start, ...runs.slice(start, end).reverse());
    start = end + 1;
  }
}

const round = (length: number) => Math.round(length * 100) / 100;
