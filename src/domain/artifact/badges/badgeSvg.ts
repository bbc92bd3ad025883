import type { Artifact } from '../artifact';
import { displayTitle } from '../derivedValues';
import { versionDoi } from '../contents/versionContents';
import { newestFirst } from '../versions/versions';
import type { ColorTheme } from '../../configuration/colorThemes';

/** The options of {@link badgeSvg}. */
export interface BadgeSvgOptions {
  /**
   * The text of the right half: the DOI, or `reproducible` without one; or the title.
   * @default 'doi'
   */
  text?: 'doi' | 'title';
  /** The colours. `auto` follows the reader's system. @default 'light' */
  theme?: ColorTheme;
}

/** Background and text of both halves. All pairs have a contrast of 4.5:1. */
const looks = {
  light: { label: '#33443a', labelText: '#fff', value: '#14802c', valueText: '#fff' },
  dark: { label: '#2d3b31', labelText: '#eaefe5', value: '#77da60', valueText: '#0d1811' },
} as const;

const height = 20;
const padding = 7;
const emojiWidth = 14;
const longestTitle = 40;

/**
 * The README badge of an artifact: an SVG image with the text `artifact | 10.5281/zenodo.1`. It is
 * as wide as its text in any font, runs no script and loads nothing.
 */
export function badgeSvg(artifact: Artifact, options: BadgeSvgOptions = {}): string {
  const { text = 'doi', theme = 'light' } = options;
  const title = printable(displayTitle(artifact));
  const doi = newestFirst(artifact.versions).map(versionDoi).find(Boolean);
  const label = 'artifact';
  const value = text === 'title' ? shortened(title) : printable(doi ?? 'reproducible');
  const left = widthOf(label) + 2 * padding;
  const right = widthOf(value) + 2 * padding;
  const name = escapeXml(`Artifact: ${title}${doi ? `, DOI ${printable(doi)}` : ''}`);
  const {
    label: ground,
    labelText,
    value: valueGround,
    valueText,
  } = looks[theme === 'dark' ? 'dark' : 'light'];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="${height}" role="img" aria-label="${name}">`,
    `<title>${name}</title>`,
    theme === 'auto' ? `<style>@media (prefers-color-scheme:dark){${darkRules}}</style>` : '',
    `<clipPath id="corners"><rect width="${left + right}" height="${height}" rx="4"/></clipPath>`,
    `<g clip-path="url(#corners)">`,
    `<rect class="label" width="${left}" height="${height}" fill="${ground}"/>`,
    `<rect class="value" x="${left}" width="${right}" height="${height}" fill="${valueGround}"/>`,
    '</g>',
    '<g font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11" text-anchor="middle" aria-hidden="true">',
    textOf('labelText', label, left / 2, left - 2 * padding, labelText),
    textOf('valueText', value, left + right / 2, right - 2 * padding, valueText),
    '</g>',
    '</svg>',
  ].join('');
}

const darkRules = Object.entries(looks.dark)
  .map(([part, fill]) => `.${part}{fill:${fill}}`)
  .join('');

function textOf(part: string, text: string, middle: number, width: number, fill: string): string {
  const place = `x="${middle}" y="14" textLength="${width}" lengthAdjust="spacingAndGlyphs"`;
  return `<text class="${part}" ${place} fill="${fill}">${escapeXml(text)}</text>`;
}

/** The approximate width of a text in pixels at 11 px, in the widest of the usual fonts. */
export function widthOf(text: string): number {
  return Math.ceil(lettersOf(text).reduce((sum, letter) => sum + widthOfLetter(letter), 0));
}

/** A letter may have several characters. Those of an emoji are one picture. */
function widthOfLetter(letter: string): number {
  if (/[\p{Emoji_Presentation}\p{RI}\ufe0f]/u.test(letter)) return emojiWidth;
  return [...letter].reduce((sum, character) => sum + widthOfCharacter(character), 0);
}

function widthOfCharacter(character: string): number {
  if (/[\u1100-\u{3ffff}]/u.test(character)) return 11;
  if (/[\p{M}\p{Cf}]/u.test(character)) return 0;
  if (/[ijl.,:;|!'()/ ]/.test(character)) return 4;
  if (/[frtI]/.test(character)) return 4.5;
  return /[mwMW@%—…]/.test(character) ? 10.5 : 7;
}

/** Flags, and emoji with their modifiers and joiners. */
const letters =
  /\p{RI}{2}|\p{Emoji}(?:\p{Emoji_Modifier}|\ufe0f)?(?:\u200d\p{Emoji}(?:\p{Emoji_Modifier}|\ufe0f)?)*|./gsu;

const lettersOf = (text: string): string[] => text.match(letters) ?? [];

function shortened(title: string): string {
  const all = lettersOf(title);
  if (all.length <= longestTitle) return title;
  return `${all
    .slice(0, longestTitle - 1)
    .join('')
    .trimEnd()}…`;
}

/** One line, without characters that XML forbids. */
function printable(text: string): string {
  return text
    .replace(/[\p{Surrogate}\ufffe\uffff]/gu, '\uFFFD')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '{': '&#123;',
  '}': '&#125;',
};

/** Escapes a text for XML. Braces too: site generators read `{{` and `{%` as their own syntax. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"'{}]/g, (letter) => references[letter] ?? '');
}
