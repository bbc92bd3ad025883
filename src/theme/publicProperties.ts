import { type ColorPair, colors, glyphColors, publicColorName } from './colors';

/** A custom property that a page may set on an element or around it. */
export interface PublicProperty {
  /** The name in CSS: `--trovi-color-accent`. */
  name: string;
  /** The purpose of the property, in one sentence. */
  doc: string;
  /** The default value in CSS. Absent if the browser decides. */
  default?: string;
  /** The kind of value, as in `@property`. */
  syntax: '<color>' | '<length>' | '<family-name>#';
}

function color(name: string, [light, dark]: ColorPair, doc: string): PublicProperty {
  const value = `light-dark(${light}, ${dark})`;
  return { name: publicColorName(name), doc, default: value, syntax: '<color>' };
}

const toneDocs = { ground: 'Background', mid: 'Middle tone', deep: 'Strong tone' };

/** All custom properties that change the look of elements and React components. */
export const publicProperties: readonly PublicProperty[] = [
  {
    name: '--trovi-font-size',
    doc: 'Size of running text. All other sizes and distances grow and shrink with it.',
    default: '15px',
    syntax: '<length>',
  },
  {
    name: '--trovi-font-sans',
    doc: 'Fonts of all text except code. By default those of the system.',
    syntax: '<family-name>#',
  },
  {
    name: '--trovi-font-mono',
    doc: 'Fonts of code and BibTeX. By default those of the system.',
    syntax: '<family-name>#',
  },
  ...Object.entries(colors).map(([name, [light, dark, doc]]) => color(name, [light, dark], doc)),
  ...Object.entries(glyphColors).flatMap(([hue, tones]) =>
    Object.entries(tones).map(([tone, pair]) =>
      color(
        `glyph-${hue}-${tone}`,
        pair,
        `${toneDocs[tone as keyof typeof tones]} of glyphs and badges in the hue ${hue}.`,
      ),
    ),
  ),
];
