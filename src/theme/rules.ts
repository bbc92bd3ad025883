import type { StyleRule } from '@vanilla-extract/css';
import { color, font, forcedColors, leading, radius, size, text, weight } from './tokens';

// Rules that many styles share. Spread them into a style.

/** Items side by side, centred on the line. */
export const flexRow = (gap: number) =>
  ({ display: 'flex', alignItems: 'center', gap: size(gap) }) as const;

/** A row as wide as its items, for use within text. */
export const inlineRow = (gap: number) => ({ ...flexRow(gap), display: 'inline-flex' }) as const;

/** A row that wraps. The second gap is the one between items of a line. */
export const wrappingRow = (...gaps: number[]) =>
  ({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: size(...gaps) }) as const;

/** A row that wraps, with its first item at the start and its last one at the end. */
export const spreadRow = (...gaps: number[]) =>
  ({ ...wrappingRow(...gaps), justifyContent: 'space-between' }) as const;

/** Items below each other. Long words do not widen the stack. */
export const stack = (gap: number) =>
  ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: size(gap) }) as const;

/** One item in the middle of its box. */
export const centred = { display: 'grid', placeItems: 'center' } as const;

/** Selects an element of a page that a server rendered, until React has hydrated the page. */
export const beforeHydration = '[data-published] &';

/** As wide as high. */
export const square = (side: number) => ({ width: size(side), height: size(side) });

/** A border, one pixel wide. */
export const solid = (edge: string) => `1px solid ${edge}`;

/** Small text over several lines. */
export const small = { fontSize: text.small, lineHeight: leading.snug } as const;

/** Small text of labels and states. */
export const smallBold = { fontSize: text.small, fontWeight: weight.semibold } as const;

/** Small text of remarks. */
export const mutedSmall = { ...small, color: color.textMuted } as const;

/** One line of text. An ellipsis shows that text is cut off. */
export const ellipsis = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** Shows the first lines of a text. */
export const clamp = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const;

/** A text on a card: at most 10 rem high. Longer text scrolls (product 9). */
export const scrollingText = {
  maxHeight: size(160),
  overflow: 'auto',
  scrollbarWidth: 'thin',
} as const;

/** Visible to screen readers only. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** A heading of a section or a form. */
export const sectionHeading = { fontSize: text.section, letterSpacing: '-.02em' } as const;

/** Slugs of versions. */
export const slugText = { fontFamily: font.mono, fontSize: size(14) } as const;

/** The title of an artifact. Titles that are links show it under the pointer only. */
export const linkedTitle = {
  color: color.text,
  textDecoration: 'none',
  selectors: { 'a&:hover': { color: color.accentText, textDecoration: 'underline' } },
} as const;

/** The text of an empty field. */
export const placeholder = { '::placeholder': { color: color.textPlaceholder, opacity: 1 } };

/** A field or menu on the page. */
export const fieldBox = {
  border: solid(color.edge),
  borderRadius: radius.medium,
  background: color.surfaceRaised,
} as const;

/** A search box. */
export const searchBox = {
  ...fieldBox,
  ...placeholder,
  lineHeight: leading.snug,
  ':hover': { borderColor: color.textMuted },
  ':focus-visible': { outlineOffset: 0 },
} as const;

/** A check box without its tick. */
export const checkBox = {
  ...square(18),
  placeItems: 'center',
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.xs,
  background: color.surfaceRaised,
  cursor: 'pointer',
} as const;

/** A checked {@link checkBox}. */
export const checkedBox = { background: color.accent, borderColor: color.accentKey };

/** An area with a border on the page. */
export const panelBox = {
  border: solid(color.line),
  borderRadius: radius.large,
  background: color.surface,
} as const;

/** The shadow of boxes above the page. */
export const shadow = '0 1px 2px rgb(20 40 28 / .08), 0 12px 32px rgb(20 40 28 / .16)';

/** A menu above the page. */
export const popupBox = { ...fieldBox, overflow: 'hidden', boxShadow: shadow } as const;

/** A menu below the element that opens it. */
export const dropdown = {
  ...popupBox,
  position: 'absolute',
  zIndex: 5,
  top: `calc(100% + ${size(4)})`,
  selectors: { '&[hidden]': { display: 'none' } },
} as const;

/** A row of a list, with a line to the row above. */
export const dividedRow = (padding: number) => ({
  minWidth: 0,
  paddingBlock: size(padding),
  borderTop: solid(color.line),
  selectors: {
    '&:first-child': { borderTop: 0, paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
  },
});

/** A selected item. */
export const chosen = { background: color.accentSoft, color: color.accentText };

type Tone = 'accent' | 'danger' | 'info' | 'warm';

/** The soft background and the border of a tone. */
export const tinted = (tone: Tone) => ({
  border: solid(color[`${tone}Edge`]),
  background: color[`${tone}Soft`],
});

/** The soft background and the text colour of a tone. */
export const toned = (tone: Tone) => ({
  background: color[`${tone}Soft`],
  color: color[`${tone}Text`],
});

/** A box with a message in small text. */
export const noteBox = (tone: Tone) => ({
  ...tinted(tone),
  ...small,
  padding: size(12, 16),
  borderRadius: radius.medium,
});

/** A state in a few words. */
export const pill = {
  ...inlineRow(6),
  ...smallBold,
  minHeight: size(24),
  padding: size(0, 10),
  borderRadius: radius.full,
} as const;

/** A button without border and background. */
export const plainButton = {
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
} as const;

/**
 * Dims the icon of a button that keeps the focus while it is disabled. The focus ring stays clear.
 */
export const dimmedIfDisabled = {
  selectors: {
    '&[aria-disabled="true"]': {
      color: `color-mix(in srgb, ${color.textMuted} 40%, transparent)`,
      background: 'none',
      cursor: 'default',
    },
  },
  '@media': { [forcedColors]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } } },
} as const;

/** A rule for users whose system sets the colours. */
export const inForcedColors = (
  rule: NonNullable<StyleRule['@media']>[string],
): Pick<StyleRule, '@media'> => ({ '@media': { [forcedColors]: rule } });

/** The option of a list that Enter chooses. */
export const activeOption = (selector: string): StyleRule => ({
  ...outlinedIfForced(selector),
  selectors: {
    [selector]: { ...chosen, outline: `2px solid ${color.accentEdge}`, outlineOffset: '-2px' },
  },
});

/** Outlines selected elements if the user's system sets the colours. */
export const outlinedIfForced = (selector: string): Pick<StyleRule, '@media'> =>
  inForcedColors({ selectors: { [selector]: { outline: '2px solid Highlight' } } });
