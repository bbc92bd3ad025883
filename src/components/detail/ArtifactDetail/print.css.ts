import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { size, weight } from '../../../theme/measures';
import { button } from '../../primitives/buttons/buttons.css';
import { cut } from '../LongDescription/LongDescription.css';
import { prose } from '../Markdown/Markdown.css';
import { panel } from '../../primitives/Panel/Panel.css';
import { layout, slot } from './ArtifactDetail.css';

const { color } = vars;

// How the page of an artifact is printed: one column of black on white, with what can be read and without what can be pressed.

const onPaper = (selector: string, rules: Record<string, string>) =>
  globalStyle(selector, { '@media': { print: rules } });

globalStyle(slot, {
  '@media': {
    print: {
      // Without a container of its own it is laid out as where it is narrow.
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

// The citation's tabs stand for its heading.
onPaper(`${slot} :has(> [role="tablist"])`, { display: 'none' });
onPaper(`${slot} [part="box"]`, { breakInside: 'avoid' });
onPaper(`${slot} [part="box"]::before`, {
  content: '"Cite this artifact"',
  display: 'block',
  marginBottom: size(8),
  fontWeight: String(weight.bold),
});

// What scrolls on a screen is there whole.
onPaper(`${slot} ${cut}`, { maxHeight: 'none', overflow: 'visible', maskImage: 'none' });
onPaper(`${slot} ${prose}`, { overflow: 'visible' });
onPaper(`${slot} :is(pre, ${prose} [role="group"])`, { overflow: 'visible' });
onPaper(`${slot} pre`, { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
onPaper(`${slot} ${prose} :is(th, td)`, { overflowWrap: 'anywhere', padding: size(4) });
onPaper(`${slot} ${prose} thead`, { display: 'table-header-group' });
onPaper(`${slot} ${prose} details::details-content`, { contentVisibility: 'visible' });

// Where the links of the description lead.
onPaper(`${slot} ${prose} a[data-address]::after`, {
  content: '" (" attr(data-address) ")"',
  overflowWrap: 'anywhere',
});
