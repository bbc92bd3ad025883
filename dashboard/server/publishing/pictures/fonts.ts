import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

import { type Font, openSync } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

/** The fonts from npm. Their order is that in which they are asked for a character. */
const packaged = [
  ...['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'].map(
    (part) => ['noto-sans', part],
  ),
  ['noto-sans', 'devanagari'],
  ['noto-sans-arabic', 'arabic'],
  ['noto-sans-hebrew', 'hebrew'],
  ['noto-emoji', 'emoji'],
];

/**
 * Fonts for Chinese, Japanese and Korean, which are too large for packages from npm: those of
 * Debian's `fonts-noto-cjk` and `fonts-droid-fallback`.
 */
const installed = [
  '/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc',
  '/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf',
];

let opened: Font[] | undefined;

/** All fonts, opened once. */
function fonts(): Font[] {
  opened ??= [
    ...packaged.map(([name, part]) =>
      resolve(`@fontsource/${name}/files/${name}-${part}-700-normal.woff`),
    ),
    ...installed.filter((file) => existsSync(file)),
  ].map((file) => {
    const found = openSync(file);
    return 'fonts' in found ? (found.fonts[0] as Font) : found;
  });
  return opened;
}

/** Characters that have no picture, such as joiners and the choice of an emoji's look. */
const invisible = /[\p{Cf}\p{Cc}\ufe00-\ufe0f]/u;

/** The first font that has every character of a cluster. `undefined` if none has. */
export function fontOf(cluster: string): Font | undefined {
  const points = [...cluster]
    .filter((letter) => !invisible.test(letter))
    .map((letter) => letter.codePointAt(0) ?? 0);
  return fonts().find((font) => points.every((point) => font.hasGlyphForCodePoint(point)));
}
