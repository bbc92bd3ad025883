import { style } from '@vanilla-extract/css';
import { toned } from '../../../theme/rules';
import { color } from '../../../theme/tokens';
import { segment as plainSegment } from '../../ui/Segments/Segments.css';

export const segment = style([
  plainSegment,
  {
    selectors: {
      '&[data-value="private"]:has(:checked)': {
        ...toned('warm'),
        borderColor: color.warmEdge,
        boxShadow: 'none',
      },
    },
  },
]);
