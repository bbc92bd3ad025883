import type { Artifact } from '../../../src/domain/artifact/artifact';
import { displayTitle } from '../../../src/domain/artifact/derivedValues';
import { glyphOf, glyphOutlines } from '../../../src/domain/artifact/glyph';
import { versionDoi } from '../../../src/domain/artifact/contents/versionContents';
import { newestFirst } from '../../../src/domain/artifact/versions/versions';
import { authorString } from '../../../src/domain/citation/citedValues';
import { printable } from '../../../src/domain/exports/printable';
import { colors, glyphColors } from '../../../src/theme/colors';
import { breakLines } from './breakLines';
import { canDraw, drawText, measureText } from './drawText';
import { isRightToLeft } from './textDirection';

/** The size of a preview picture, in pixels. */
const previewSize = { width: 1200, height: 630 };

/** Maximum number of characters of a text to process. */
const longestText = 400;
const margin = 80;
const column = previewSize.width - 2 * margin;
/** The title gets the largest size in which it fits. At the smallest size, it is cut. */
const titleSizes = [
  { size: 64, mostLines: 2 },
  { size: 54, mostLines: 3 },
  { size: 46, mostLines: 4 },
];
const muted = colors.textMuted[0];
const corners = ['5 5', '25 5', '5 25', '25 25'];

/** The texts of a preview picture. Equal texts and ids produce equal pictures. */
export interface PreviewTexts {
  id: string;
  title: string;
  authors: string;
  doi: string;
  product: string;
}

/** The texts of the preview picture of an artifact. */
export function previewTexts(artifact: Artifact, productName: string): PreviewTexts {
  const doi = newestFirst(artifact.versions).map(versionDoi).find(Boolean) ?? '';
  const [title, authors, shownDoi, product] = [
    displayTitle(artifact),
    authorString(artifact),
    doi,
    productName,
  ].map(oneLine) as [string, string, string, string];
  return { id: artifact.id, title, authors, doi: shownDoi, product };
}

function oneLine(text: string): string {
  return [
    ...printable(text.slice(0, 2 * longestText))
      .replace(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, longestText)
    .join('');
}

/**
 * The picture for link previews of an artifact as SVG without fonts: all texts are outlines. Names
 * of authors for which there is no font are omitted.
 */
export function previewSvg({ id, title, authors: all, doi, product }: PreviewTexts): string {
  const authors = all.split(', ').filter(canDraw).join(', ');
  const { size, lines } = fitTitle(title);
  const lineHeight = Math.round(size * 1.25);
  // The same distance below the glyph for each size.
  const top = Math.round(234 + size * 0.85);
  const below = top + (lines.length - 1) * lineHeight + 50;
  const { width, height } = previewSize;
  const isFromRight = isRightToLeft(title);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.bg[0]}"/>`,
    `<rect width="${width}" height="10" fill="${colors.accent[0]}"/>`,
    glyph(id),
    ...lines.map((line, index) =>
      text(line, { size, y: top + index * lineHeight, fill: colors.text[0], isFromRight }),
    ),
    authors && text(cut(authors, 30, column), { size: 30, y: below, fill: muted }),
    logo,
    `<g transform="translate(132 568)" fill="${colors.text[0]}">${drawText(cut(product, 30, 420), 30).paths}</g>`,
    doi && text(cut(doi, 26, 520), { size: 26, y: 568, fill: muted, isAtRight: true }),
    '</svg>',
  ].join('');
}

function fitTitle(title: string) {
  let fitted: { size: number; lines: string[] } = { size: 0, lines: [] };
  for (const { size, mostLines } of titleSizes) {
    const measure = (line: string) => measureText(line, size);
    const { lines, isCut } = breakLines(title, { width: column, mostLines }, measure);
    fitted = { size, lines };
    if (!isCut) break;
  }
  return fitted;
}

function cut(line: string, size: number, width: number): string {
  const measure = (part: string) => measureText(part, size);
  return breakLines(line, { width, mostLines: 1 }, measure).lines.join('');
}

interface LineLook {
  size: number;
  y: number;
  fill: string;
  /** @default the direction of the line */
  isFromRight?: boolean;
  /** @default where the text starts */
  isAtRight?: boolean;
}

/** A line, aligned to the side where its text starts. */
function text(line: string, { size, y, fill, isFromRight, isAtRight }: LineLook): string {
  const fromRight = isFromRight ?? isRightToLeft(line);
  const { width, paths } = drawText(line, size, fromRight);
  const x = (isAtRight ?? fromRight) ? previewSize.width - margin - width : margin;
  return `<g transform="translate(${x} ${y})" fill="${fill}">${paths}</g>`;
}

function glyph(id: string): string {
  const { hue, cells } = glyphOf(id);
  const tones = glyphColors[hue];
  const paths = cells.map(
    ({ shape, turn, tone }, corner) =>
      `<path transform="translate(${corners[corner]}) rotate(${turn * 90} 9 9)" fill="${tones[tone][0]}" d="${glyphOutlines[shape]}"/>`,
  );
  return `<g transform="translate(${margin} 62) scale(3)"><rect width="48" height="48" rx="10" fill="${tones.ground[0]}"/>${paths.join('')}</g>`;
}

/** The dashboard's logo. */
const logo = `<g transform="translate(${margin} 540)"><path fill="${colors.leaf[0]}" d="M0 0H9A9 9 0 0 1 18 9V18H9A9 9 0 0 1 0 9Z"/><path fill="${colors.accent[0]}" d="M20 18V9A9 9 0 0 1 29 0H38V9A9 9 0 0 1 29 18ZM0 29A9 9 0 0 1 9 20H18V29A9 9 0 0 1 9 38H0Z"/><circle fill="${colors.leaf[0]}" cx="29" cy="29" r="9"/></g>`;
