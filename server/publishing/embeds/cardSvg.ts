import type { Artifact } from '../../../src/domain/artifact/artifact';
import { widthOf } from '../../../src/domain/artifact/badges/badgeSvg';
import { counted } from '../../../src/domain/artifact/formatCount';
import { displayTitle } from '../../../src/domain/artifact/derivedValues';
import { glyphOf, glyphOutlines } from '../../../src/domain/artifact/glyph';
import { formatDay } from '../../../src/domain/artifact/timestamps';
import { versionDoi } from '../../../src/domain/artifact/contents/versionContents';
import { newestFirst } from '../../../src/domain/artifact/versions/versions';
import { authorString } from '../../../src/domain/citation/citedValues';
import { printable } from '../../../src/domain/exports/printable';
import { escapeHtml } from '../../../src/domain/text/escapeHtml';
import { type ColorPair, colors, glyphColors } from '../../../src/theme/colors';
import { breakLines } from '../pictures/breakLines';
import { isRightToLeft } from '../pictures/textDirection';
import type { ColorTheme } from '../../../src/domain/configuration/colorThemes';

export interface CardSvgOptions {
  theme: ColorTheme;
  productName: string;
}

const width = 480;
const padding = 20;
const column = width - 2 * padding;
const glyphSize = 48;
/** Where the title starts, next to the glyph. */
const indent = padding + glyphSize + 14;
/** Maximum number of characters of a text to process. */
const longestText = 400;
const corners = ['5 5', '25 5', '5 25', '25 25'];
const fonts = 'system-ui,-apple-system,Segoe UI,Roboto,Noto Sans,DejaVu Sans,Arial,sans-serif';

/** The coloured parts of the card, by class name. */
type Colored = Record<string, { kind: 'fill' | 'stroke'; tones: ColorPair }>;

/** A block of lines with the same style. */
interface Block {
  text: string;
  part: string;
  size: number;
  mostLines: number;
  isBold?: boolean;
  /** Left edge, in pixels. */
  start: number;
}

/**
 * The card of an artifact as an SVG image: title, authors, description, DOI and date. It runs no
 * scripts and loads nothing. Its texts use the reader's own fonts, so lines end a little early.
 */
export function cardSvg(artifact: Artifact, { theme, productName }: CardSvgOptions): string {
  const title = oneLine(displayTitle(artifact));
  const authors = oneLine(authorString(artifact));
  const doi = newestFirst(artifact.versions).map(versionDoi).find(Boolean);
  const { hue, cells } = glyphOf(artifact.id);
  const tones = glyphColors[hue];
  const colored: Colored = {
    card: { kind: 'fill', tones: pair(colors.surface) },
    edge: { kind: 'stroke', tones: pair(colors.line) },
    text: { kind: 'fill', tones: pair(colors.text) },
    muted: { kind: 'fill', tones: pair(colors.textMuted) },
    ground: { kind: 'fill', tones: tones.ground },
    mid: { kind: 'fill', tones: tones.mid },
    deep: { kind: 'fill', tones: tones.deep },
  };
  const paint = (part: string) => paintOf(colored, part, theme);
  const blocks: Block[] = [
    { text: title, part: 'text', size: 18, mostLines: 2, isBold: true, start: indent },
    { text: authors, part: 'muted', size: 13, mostLines: 1, start: indent },
  ];
  const head = stack(blocks, padding, paint);
  const headEnd = Math.max(head.end, padding + glyphSize);
  const description = { text: oneLine(artifact.shortDescription), start: padding };
  const body = stack(
    [{ ...description, part: 'text', size: 14, mostLines: 3 }],
    headEnd + 10,
    paint,
  );
  const bodyEnd = description.text ? body.end : headEnd;
  const line = bodyEnd + 16;
  const foot = stack(
    [doi && `DOI ${oneLine(doi)}`, `${stateOf(artifact)} · ${oneLine(productName)}`].map(
      (text = '') => ({ text, part: 'muted', size: 12, mostLines: 1, start: padding }),
    ),
    line + 8,
    paint,
  );
  const height = foot.end + padding - 4;
  const name = escapeHtml(`Artifact: ${title}${authors && `, by ${authors}`}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${name}">`,
    `<title>${name}</title>`,
    theme === 'auto' ? darkStyle(colored) : '',
    `<clipPath id="inside"><rect width="${width - 8}" height="${height}"/></clipPath>`,
    `<rect ${paint('card')} x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="12"/>`,
    `<rect ${paint('edge')} fill="none" x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="12"/>`,
    `<g transform="translate(${padding} ${padding})"><rect ${paint('ground')} width="${glyphSize}" height="${glyphSize}" rx="10"/>`,
    ...cells.map(
      ({ shape, turn, tone }, corner) =>
        `<path ${paint(tone)} transform="translate(${corners[corner]}) rotate(${turn * 90} 9 9)" d="${glyphOutlines[shape]}"/>`,
    ),
    '</g>',
    `<g font-family="${fonts}" clip-path="url(#inside)" aria-hidden="true">`,
    head.lines,
    description.text && body.lines,
    `<path ${paint('edge')} d="M${padding} ${line}H${width - padding}"/>`,
    foot.lines,
    '</g></svg>',
  ].join('');
}

const pair = ([light, dark]: readonly [string, string, ...unknown[]]): ColorPair => [light, dark];

function stateOf({ versions, updatedAt = NaN }: Artifact): string {
  const day = formatDay(updatedAt);
  return [counted(versions.length, 'version'), day && `updated ${day}`].filter(Boolean).join(' · ');
}

/** The text as one line, without characters that XML forbids. */
function oneLine(text: string): string {
  const line = printable(text.slice(0, 2 * longestText)).replace(/\s+/g, ' ');
  return [...line.trim()].slice(0, longestText).join('');
}

/** Stacks blocks of lines vertically, starting at `top`. `end` is the position below them. */
function stack(blocks: readonly Block[], top: number, paint: (part: string) => string) {
  let end = top;
  const lines: string[] = [];
  for (const { text, part, size, mostLines, isBold, start } of blocks) {
    if (!text) continue;
    const room = padding + column - start;
    const measure = (piece: string) => widthOf(piece) * (size / 11) * (isBold ? 1.1 : 1);
    const isFromRight = isRightToLeft(text);
    const place = isFromRight
      ? `x="${width - padding}" direction="rtl"`
      : `x="${start}" direction="ltr"`;
    const look = `font-size="${size}"${isBold ? ' font-weight="600"' : ''}`;
    for (const line of breakLines(text, { width: room, mostLines }, measure).lines) {
      const baseline = end + Math.round(size * 1.05);
      lines.push(
        `<text ${paint(part)} ${place} y="${baseline}" ${look}>${escapeHtml(line)}</text>`,
      );
      end += Math.round(size * 1.4);
    }
  }
  return { lines: lines.join(''), end };
}

/** The attributes that give a part its colour. */
function paintOf(colored: Colored, part: string, theme: ColorTheme): string {
  const found = colored[part];
  return found ? `class="${part}" ${found.kind}="${found.tones[theme === 'dark' ? 1 : 0]}"` : '';
}

function darkStyle(colored: Colored): string {
  const rules = Object.entries(colored).map(
    ([part, { kind, tones }]) => `.${part}{${kind}:${tones[1]}}`,
  );
  return `<style>@media (prefers-color-scheme:dark){${rules.join('')}}</style>`;
}
