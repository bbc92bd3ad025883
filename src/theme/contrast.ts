import type { colors } from './colors';

type Role = keyof typeof colors;

/** Pairs of colours and their minimum contrast. */
export interface ContrastRule {
  /** 4.5 for text, 3 for edges and states of controls (WCAG 2.2, 1.4.3 and 1.4.11). */
  least: 4.5 | 3;
  roles: readonly Role[];
  grounds: readonly Role[];
}

const plainGrounds = ['bg', 'surface', 'surfaceSunken', 'surfaceRaised'] as const;

/** Every pair of colours that the styles combine. Lines that only divide have no rule. */
export const contrastRules: readonly ContrastRule[] = [
  {
    least: 4.5,
    roles: ['text', 'textMuted', 'accentText', 'warmText', 'dangerText', 'infoText'],
    grounds: plainGrounds,
  },
  { least: 4.5, roles: ['textPlaceholder'], grounds: plainGrounds },
  { least: 4.5, roles: ['text', 'accentText'], grounds: ['accentSoft', 'accentSoftHover'] },
  { least: 4.5, roles: ['text', 'textMuted', 'warmText'], grounds: ['warmSoft'] },
  { least: 4.5, roles: ['text', 'textMuted', 'dangerText'], grounds: ['dangerSoft'] },
  { least: 4.5, roles: ['text', 'textMuted', 'infoText'], grounds: ['infoSoft'] },
  { least: 4.5, roles: ['textMuted'], grounds: ['accentSoft'] },
  { least: 4.5, roles: ['onAccent'], grounds: ['accent', 'accentHover', 'accentPress'] },
  {
    least: 4.5,
    roles: ['codeText', 'textMuted', 'accentText', 'warmText', 'dangerText', 'infoText'],
    grounds: ['codeBg'],
  },
  { least: 3, roles: ['edge', 'accent', 'accentEdge', 'focus'], grounds: plainGrounds },
  { least: 3, roles: ['accentEdge', 'focus'], grounds: ['accentSoft'] },
  { least: 3, roles: ['warmEdge'], grounds: ['surface', 'warmSoft'] },
  { least: 3, roles: ['dangerEdge'], grounds: ['surface', 'dangerSoft'] },
  { least: 3, roles: ['infoEdge'], grounds: ['surface', 'infoSoft'] },
];

/** The contrast ratio of two colours in `#rgb` or `#rrggbb`, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const digits = color.length === 4 ? color.replace(/[\da-f]/gi, '$&$&') : color;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(digits.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
