import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { shadow, tinted } from '../../../theme/rules';
import { color, footAnchor, radius, size, text, weight } from '../../../theme/tokens';

const tone = createVar();

const region = style({
  position: 'fixed',
  zIndex: 20,
  insetInline: 0,
  display: 'grid',
  justifyItems: 'center',
  gap: size(8),
  padding: size(16),
  pointerEvents: 'none',
});
export const places = styleVariants({
  bottom: [
    region,
    {
      bottom: 0,
      // Above the bar of unsaved changes: a notification must not cover its buttons.
      '@supports': {
        '(bottom: anchor(top))': {
          positionAnchor: footAnchor,
          positionVisibility: 'always',
          bottom: 'anchor(top, 0px)',
        },
      },
    },
  ],
  top: [region, { top: 0 }],
});
const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: size(12),
  width: `min(${size(392)}, 100%)`,
  padding: size(8, 8, 8, 16),
  borderRadius: radius.large,
  boxShadow: shadow,
  fontSize: text.small,
  lineHeight: 1.5,
  pointerEvents: 'auto',
});
export const kinds = styleVariants({
  positive: [toast, tinted('accent'), { vars: { [tone]: color.accentText } }],
  negative: [toast, tinted('danger'), { vars: { [tone]: color.dangerText } }],
  info: [toast, tinted('info'), { vars: { [tone]: color.infoText } }],
});
export const sign = style({ display: 'flex', color: tone, paddingBlock: size(8) });
export const message = style({
  flex: 1,
  minWidth: 0,
  maxHeight: `min(${size(240)}, 40vh)`,
  overflow: 'auto',
  paddingBlock: size(6),
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
/** As high as the button that dismisses. */
export const action = style({ color: tone, paddingBlock: size(6), fontWeight: weight.semibold });
/** The first line of a message. */
export const lead = style({ color: tone, fontWeight: weight.semibold });
