import { citationBox } from '../citation-box.element';
import { sharingKeyDoc } from './commonDocs';
import { documentElement } from './documentElement';

/** `trovi-citation-box` with its documentation. */
export const citationBoxDocs = documentElement(citationBox, {
  summary: 'The citation of an artifact, as a sentence and as BibTeX, with a copy button.',
  needsArtifact: true,
  attributes: {
    artifactId:
      'Id of the artifact to fetch and cite, or the address of its page below `dashboard-url`.',
    sharingKey: sharingKeyDoc,
    version: 'Slug of the version to cite. Without it, cites the newest version.',
    format: 'The citation format to show first.',
    citationStyle:
      'The citation style to show first. Without it, shows the style chosen last on this device.',
  },
  events: {
    'trovi-copy': { detail: 'CopiedDetail', doc: 'The citation is on the clipboard.' },
  },
  parts: {
    box: 'The box.',
    tab: 'Each of the two tabs.',
    text: 'The area of the citation’s text.',
    copy: 'The Copy button.',
    export: 'The Export button.',
    sentence: 'The button that opens the sentence for a paper.',
    style: 'The choice of the citation style.',
    failure: 'The message shown if the artifact cannot be loaded.',
  },
});
