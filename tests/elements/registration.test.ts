import { expect } from 'chai';
import { ArtifactCardElement } from '../../src/entries/elements';
import { describe, it } from './fixtures/suite';
import { recordWarnings } from './fixtures/warnings';

const tags = ['trovi-artifact-card', 'trovi-citation-box'];
const registered = () => tags.map((tag) => customElements.get(tag));

describe('registration', () => {
  it('does not happen when a class is imported', () => {
    expect(registered()).to.deep.equal([undefined, undefined]);
  });

  it('happens once, even if two copies of the library load', async () => {
    await import('../../src/entries/define/artifact-card');
    await import('../../src/entries/define/citation-box');
    const [card, box] = registered();
    expect(card).to.equal(ArtifactCardElement);
    const { warnings, stop } = recordWarnings();
    const load = (name: string) => import(`/copy/${name}.js`) as Promise<Record<string, unknown>>;
    const copy = await load('elements');
    expect(copy.ArtifactCardElement).to.be.a('function');
    expect(copy.ArtifactCardElement).not.to.equal(ArtifactCardElement);
    await load('artifact-card');
    await load('citation-box');
    expect(registered()).to.deep.equal([card, box]);
    expect(warnings).to.deep.equal([]);
    stop();
  });
});
