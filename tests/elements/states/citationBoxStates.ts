import { rootOf } from '../fixtures/page';
import { waitFor } from '../fixtures/waitFor';
import { artifactStates } from './artifactStates';
import type { ElementState } from './elementState';

const states = artifactStates('trovi-citation-box', '[part="box"]');

/** The text of the citation. */
export const citedText = (host: HTMLElement) =>
  rootOf(host).querySelector('pre')?.textContent ?? '';

const bibtex: ElementState = async () => {
  const host = await states.shown();
  host.setAttribute('format', 'bibtex');
  await waitFor(() => citedText(host).startsWith('@'), 'BibTeX');
  return host;
};

/** The states of the citation box. */
export const citationBoxStates = { ...states, bibtex };
