import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { size, weight } from '../../../theme/measures';
import { button } from '../../primitives/buttons/buttons.css';
import { cut } from '../LongDescription/LongDescription.css';
import { prose } from '../Markdown/Markdown.css';
import { panel } from '../../primitives/Panel/Panel.css';
import { layout, slot } from './ArtifactDetail.css';

const { color } = vars;

// Print styles of an artifact's page: one column, black on white, without controls.

const onPaper = (selector: string, rules: Record<string, string>) =>
  globalStyle(selector, { '@media': { print: rules } });

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
onPaper(`${slot}, ${slot} *`, { color: 'CanvasText !important' });
onPaper(`${layout}[aria-hidden]`, { display: 'none' });
onPaper(`${slot} :is(button, ${button})`, { display: 'none' });
onPaper(`${slot} ${panel}`, { padding: size(12) });
onPaper(`${slot} :is(li, tr, figure, img, svg)`, { breakInside: 'avoid' });
onPaper(`${slot} :is(h1, h2, h3, h4, h5, h6)`, { breakAfter: 'avoid' });

// On screen, the tabs are the citation's heading.
onPaper(`${slot} :has(> [role="tablist"])`, { display: 'none' });
onPaper(`${slot} [part="box"]`, { breakInside: 'avoid' });
onPaper(`${slot} [part="box"]::before`, {
  content: '"Cite this artifact"',
  display: 'block',
  marginBottom: size(8),
  fontWeight: String(weight.bold),
});

// Content that scrolls on screen is printed in full.
onPaper(`${slot} ${cut}`, { maxHeight: 'none', overflow: 'visible', maskImage: 'none' });
onPaper(`${slot} ${prose}`, { overflow: 'visible' });
onPaper(`${slot} :is(pre, ${prose} [role="group"])`, { overflow: 'visible' });
onPaper(`${slot} pre`, { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
onPaper(`${slot} ${prose} :is(th, td)`, { overflowWrap: 'anywhere', padding: size(4) });
onPaper(`${slot} ${prose} thead`, { display: 'table-header-group' });
onPaper(`${slot} ${prose} details::details-content`, { contentVisibility: 'visible' });

// Print the addresses of links.
onPaper(`${slot} ${prose} a[data-address]::after`, {
  content: '" (" attr(data-address) ")"',
  overflowWrap: 'anywhere',
});
