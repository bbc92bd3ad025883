import wire from '../../../src/api/examples/artifact.json';
import { artifactStates } from './artifactStates';
import { addresses, type ElementState, feed, inline } from './elementState';
import { shown } from '../fixtures/page';
import { settle } from '../fixtures/waitFor';

const tag = 'trovi-artifact-detail';

/** Everything that a long description can contain. */
const rich = [
  '# A heading',
  'A [link](https://example.org), *more* and `code`.',
  '> A quotation',
  '```sh\nmake all\n```',
  '| a | b |\n| - | - |\n| 1 | 2 |',
  '---',
  '1. first\n2. second\n\n- [x] done',
  '<details><summary>More</summary>Text</details><kbd>q</kbd>',
].join('\n\n');

const given =
  (artifact: object, attributes = ''): ElementState =>
  async () => {
    const all = addresses('api', 'portal', 'dashboard');
    const host = feed(tag, { attributes: `${attributes} ${all}`, contents: inline(artifact) });
    await shown(host, '[part="main"] p');
    await settle();
    return host;
  };

const versions = Object.fromEntries(
  wire.versions.map(({ slug }) => [`version ${slug}`, given(wire, `version="${slug}"`)]),
);

/** The states of the detail. */
export const artifactDetailStates = {
  ...artifactStates(tag, '[part="detail"]'),
  ...versions,
  rich: given({ ...wire, long_description: rich }),
  launchable: given(wire, 'version="2026-03-02.1"'),
  inGit: given(wire, 'version="2026-03-02"'),
  places: given(wire, 'places version="2026-03-02"'),
  files: given(wire, 'files'),
  open: given({ ...wire, visibility: 'public' }),
  lost: given(wire, 'version="nonsense"'),
};
