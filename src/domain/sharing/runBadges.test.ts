import { describe, expect, it } from 'vitest';
import { anArtifact } from '../../../tests/builders/anArtifact';
import { aVersion } from '../../../tests/builders/aVersion';
import { pictureHtml, pictureMarkdown } from './badgeCode';
import { runBadge, runBadgesOf } from './runBadges';

const page = (id: string, changes = {}) => ({
  artifact: anArtifact({
    versions: [aVersion({ contentsUrn: `urn:trovi:contents:${id}` })],
    ...changes,
  }),
});
const sourceOf = (id: string) => {
  const { source } = runBadgesOf(page(id), {});
  if (!source) throw new Error(`No source: ${id}`);
  return source;
};

describe('the badges of places', () => {
  it.each([
    ['git:https://github.com/lab/x@v1', ['binder', 'colab']],
    ['git:https://gitlab.com/lab/x@v1', ['binder']],
    ['zenodo:10.5281/zenodo.3242074', ['binder']],
    ['zenodo:10.1145/1', []],
    ['chameleon:1', []],
  ])('of %s are %j', (id, names) => {
    expect(runBadgesOf(page(id), {}).names).toEqual(names);
  });

  it('follow the configuration, and there are none for private artifacts', () => {
    const id = 'git:https://github.com/lab/x@v1';
    expect(runBadgesOf(page(id), { runElsewhere: ['colab', 'local'] }).names).toEqual(['colab']);
    const secret = page(id, { visibility: 'private', sharingKey: 'k' });
    expect(runBadgesOf(secret, {}).names).toEqual([]);
  });

  it('are those that the places publish', () => {
    const badge = runBadge(
      'binder',
      sourceOf('git:https://github.com/binder-examples/conda@main'),
      '',
    );
    expect(badge && pictureMarkdown(badge)).toBe(
      '[![Binder](https://mybinder.org/badge_logo.svg)](https://mybinder.org/v2/gh/binder-examples/conda/main)',
    );
    const source = sourceOf('git:https://github.com/googlecolab/colabtools@main');
    const colab = runBadge('colab', source, ' notebooks/colab-github-demo.ipynb');
    const address =
      'https://colab.research.google.com/github/googlecolab/colabtools/blob/main/notebooks/colab-github-demo.ipynb';
    expect(colab && pictureMarkdown(colab)).toBe(
      `[![Open In Colab](https://colab.research.google.com/assets/colab-badge.svg)](${address})`,
    );
    expect(colab && pictureHtml(colab)).toBe(
      `<a href="${address}"><img src="https://colab.research.google.com/assets/colab-badge.svg" alt="Open In Colab"></a>`,
    );
  });

  it.each(['', 'a.py', '/a.ipynb', '../a.ipynb', 'a//b.ipynb'])(
    'of Colab need a notebook: %j',
    (path) => {
      expect(runBadge('colab', sourceOf('git:https://github.com/lab/x@v1'), path)).toBeUndefined();
    },
  );
});
