import { type ColorPair, colors, glyphColors, publicColorName } from './colors';

/** A custom property that a page may set on an element or around it. */
export interface PublicProperty {
  /** The name in CSS: `--trovi-color-accent`. */
  name: string;
  /** What the property is for, in one sentence. */
  doc: string;
  /** The default value in CSS. Absent if the browser decides. */
  default?: string;
  /** The kind of value, as in `@property`. */
  syntax: '<color>' | '<length>' | '<family-name>#';
}

const colorDocs: Record<keyof typeof colors, string> = {
  bg: 'Ground of a page, and of what lies beneath a surface.',
  surface: 'Ground of cards, panels and fields.',
  surfaceSunken: 'Ground of wells, tags and placeholders.',
  surfaceRaised: 'Ground of what floats, and of keys.',
  line: 'Hairlines that only divide.',
  edge: 'Edges of controls; 3:1 on every ground.',
  text: 'Text.',
  textMuted: 'Text of the second rank.',
  textPlaceholder: 'Text that stands in an empty field.',
  accent: 'Ground of the main button, and of what is chosen.',
  accentHover: 'That ground under the pointer.',
  accentPress: 'That ground while it is pressed.',
  accentKey: 'Lower edge of the main button.',
  onAccent: 'Text on the accent.',
  accentText: 'Links, and text in the accent.',
  accentSoft: 'Pale ground in the accent.',
  accentSoftHover: 'That pale ground under the pointer.',
  accentEdge: 'Edges in the accent.',
  leaf: 'The leaf of the dashboard.',
  key: 'Lower edge of plain buttons.',
  warmText: 'Text of a state: private, unsaved, waiting.',
  warmSoft: 'Ground of such a state.',
  warmEdge: 'Edge of such a state.',
  dangerText: 'Text of errors, and of what deletes.',
  dangerSoft: 'Ground of errors.',
  dangerEdge: 'Edge of errors.',
  infoText: 'Text of notices.',
  infoSoft: 'Ground of notices.',
  infoEdge: 'Edge of notices.',
  focus: 'Ring around what has the focus.',
  codeBg: 'Ground of code.',
  codeText: 'Text of code.',
  paper: 'Paper in the pictures of the dashboard.',
};

const toneDocs = { ground: 'Ground', mid: 'Middle tone', deep: 'Deep tone' } as const;

function color(name: string, doc: string, [light, dark]: ColorPair): PublicProperty {
  const value = `light-dark(${light}, ${dark})`;
  return { name: publicColorName(name), doc, default: value, syntax: '<color>' };
}

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
    doc: 'Fonts of all text but code. Without it those of the system.',
    syntax: '<family-name>#',
  },
  {
    name: '--trovi-font-mono',
    doc: 'Fonts of code, and of BibTeX. Without it those of the system.',
    syntax: '<family-name>#',
  },
  ...(Object.keys(colors) as (keyof typeof colors)[]).map((name) =>
    color(name, colorDocs[name], colors[name]),
  ),
  ...Object.entries(glyphColors).flatMap(([hue, tones]) =>
    (Object.keys(toneDocs) as (keyof typeof toneDocs)[]).map((tone) =>
      color(
        `glyph-${hue}-${tone}`,
        `${toneDocs[tone]} of the pictures of the hue ${hue}.`,
        tones[tone],
      ),
    ),
  ),
];
