import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

import { type Font, openSync } from 'fontkit';

import packaged from './fontFiles.json' with { type: 'json' };

const { resolve } = createRequire(import.meta.url);

/**
 * Fonts for Chinese, Japanese and Korean, which are too large for packages from npm: those of
 * Debian's `fonts-noto-cjk` and `fonts-droid-fallback`.
 */
const installed = [
  '/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc',
  '/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf',
];

let opened: Font[] | undefined;

/**
 * All fonts, opened once: those of packages first. They are searched for a character in this order.
 */
function fonts(): Font[] {
  opened ??= [
    ...packaged.map((file) => resolve(file)),
    ...installed.filter((file) => existsSync(file)),
  ].map((file) => {
    const found = openSync(file);
    return 'fonts' in found ? (found.fonts[0] as Font) : found;
  });
  return opened;
}

/** Characters without a glyph, such as joiners and variation selectors of emoji. */
const invisible = /[\p{Cf}\p{Cc}\ufe00-\ufe0f]/u;

/** The first font that has every character of a cluster. `undefined` if none has. */
export function fontOf(cluster: string): Font | undefined {
  const points = [...cluster]
    .filter((letter) => !invisible.test(letter))
    .map((letter) => letter.codePointAt(0) ?? 0);
  return fonts().find((font) => points.every((point) => font.hasGlyphForCodePoint(point)));
}
