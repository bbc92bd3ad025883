import { globalStyle } from '@vanilla-extract/css';
import { color, size, weight } from '../../../theme/tokens';
import { button } from '../../ui/buttons/buttons.css';
import { cut } from '../LongDescription/LongDescription.css';
import { prose } from '../../markdown/Markdown.css';
import { panel } from '../../ui/Panel/Panel.css';
import { layout, slot } from './ArtifactDetail.css';

// Print styles of an artifact's page: one column, black on white, without controls.

const onPaper = (selector: string, rules: Record<string, string>) =>
  globalStyle(`${slot} ${selector}`, { '@media': { print: rules } });

globalStyle(slot, {
  '@media': {
    print: {
      // Without a container, the narrow layout applies.
      containerType: 'normal',
      colorScheme: 'light',
      vars: {
        [color.surface]: 'Canvas',
        [color.surfaceSunken]: 'Canvas',
        [color.accentSoft]: 'Canvas',
        [color.codeBg]: 'Canvas',
      },
    },
  },
});
globalStyle(`${slot}, ${slot} *`, { '@media': { print: { color: 'CanvasText !important' } } });
onPaper(`${layout}[aria-hidden]`, { display: 'none' });
onPaper(`:is(button, ${button})`, { display: 'none' });
onPaper(panel, { padding: size(12) });
onPaper(':is(li, tr, figure, img, svg)', { breakInside: 'avoid' });
onPaper(':is(h1, h2, h3, h4, h5, h6)', { breakAfter: 'avoid' });

// On screen, the tabs are the citation's heading.
onPaper(':has(> [role="tablist"])', { display: 'none' });
onPaper('[part="box"]', { breakInside: 'avoid' });
onPaper('[part="box"]::before', {
  content: '"Cite this artifact"',
  display: 'block',
  marginBottom: size(8),
  fontWeight: String(weight.bold),
});

// Content that scrolls on screen is printed in full.
onPaper(cut, { maxHeight: 'none', overflow: 'visible', maskImage: 'none' });
onPaper(prose, { overflow: 'visible' });
onPaper(`:is(pre, ${prose} [role="group"])`, { overflow: 'visible' });
onPaper('pre', { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
onPaper(`${prose} :is(th, td)`, { overflowWrap: 'anywhere', padding: size(4) });
onPaper(`${prose} thead`, { display: 'table-header-group' });
onPaper(`${prose} details::details-content`, { contentVisibility: 'visible' });

// Print the addresses of links.
onPaper(`${prose} a[data-address]::after`, {
  content: '" (" attr(data-address) ")"',
  overflowWrap: 'anywhere',
});
