import '../../../../src/entries/define/citation-box';
import { shown } from '../../fixtures/page';
import { citationBoxStates as states, citedText } from '../../states/citationBoxStates';
import type { ElementUse } from '../elementUse';
import { artifactUse } from './commonUse';

const tag = 'trovi-citation-box';
const common = artifactUse(tag, states);

/** Presses the copy button. The clipboard is a fake that works. */
async function copy(host: HTMLElement): Promise<void> {
  Object.defineProperty(navigator.clipboard, 'writeText', {
    configurable: true,
    value: async () => Reflect.deleteProperty(navigator.clipboard, 'writeText'),
  });
  (await shown(host, '[aria-label="Copy citation"]')).click();
}

/** How to test the documentation of the citation box. */
export const citationBoxUse: ElementUse = {
  ...common,
  tag,
  states,
  attributes: {
    ...common.attributes,
    version: { from: states.bibtex, value: '2026-02-01' },
    format: { from: states.shown, value: 'bibtex' },
    citationStyle: { from: states.shown, value: 'apa' },
    portalUrl: {
      from: states.fetched,
      value: 'https://portal.example.org',
      idleBecause: 'A citation has nothing of the portal.',
    },
    dashboardUrl: { from: states.uncited, value: 'https://dashboard.example.org' },
  },
  events: {
    ...common.events,
    'trovi-copy': {
      from: states.shown,
      act: copy,
      detail: (host) => ({
        text: citedText(host),
        format: 'citation',
        style: 'trovi',
      }),
    },
  },
};
