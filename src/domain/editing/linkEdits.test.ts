import { describe, expect, it } from 'vitest';

import { anArtifact } from '../../../tests/builders/anArtifact';
import { numberedArtifacts } from '../../../tests/builders/numberedArtifacts';
import {
  addLink,
  countOtherRelations,
  isLinksInConflict,
  type LinkEdits,
  linkCandidates,
  linkEditRules,
  linkIdsToSave,
  moveLink,
  rebaseLinkEdits,
  refusedLinks,
  removeLink,
} from './linkEdits';

/** An artifact that links to these, each with its id in capitals as title. */
const linkingTo = (...ids: string[]) =>
  anArtifact({
    id: 'own',
    linkedArtifacts: ids.map((id) => ({
      relation: 'collection',
      artifactId: id,
      title: id.toUpperCase(),
    })),
  });
const entry = (id: string, title = id.toUpperCase()) => ({ id, title });
const idsIn = ({ value }: LinkEdits) => value.map(({ id }) => id);
const start = linkEditRules.begin(linkingTo('a', 'b', 'c'));

describe('a list of links', () => {
  it('begins as the server has it', () => {
    expect(start).toEqual({ base: ['a', 'b', 'c'], value: [entry('a'), entry('b'), entry('c')] });
    expect(linkEditRules.isUnchanged(start)).toBe(true);
  });

  it('leaves out of what the server has what could not be sent', () => {
    expect(linkEditRules.begin(linkingTo('a', '', 'own', 'A', 'b')).base).toEqual(['a', 'b']);
  });

  it('takes what is added at its end, each once', () => {
    const added = addLink(addLink(start, entry('d')), entry('A'));
    expect(idsIn(added)).toEqual(['a', 'b', 'c', 'd']);
    expect(linkEditRules.isUnchanged(added)).toBe(false);
  });

  it('drops what is removed', () => {
    expect(idsIn(removeLink(start, 'B'))).toEqual(['a', 'c']);
    expect(linkEditRules.isUnchanged(addLink(removeLink(start, 'c'), entry('c')))).toBe(true);
  });

  it.each([
    ['a', 2, 'b c a'],
    ['c', 0, 'c a b'],
    ['a', 1, 'b a c'],
    ['b', -1, 'b a c'],
    ['b', 9, 'a c b'],
    ['x', 0, 'a b c'],
  ])('moves %s to place %i', (id, place, order) => {
    const moved = moveLink(start, id, place);
    expect(idsIn(moved).join(' ')).toBe(order);
    expect(linkEditRules.isUnchanged(moved)).toBe(order === 'a b c');
  });

  it('sends ids in order, without the own one and repeats', () => {
    const value = ['c', 'own', 'a', 'C'].map((id) => entry(id));
    expect(linkIdsToSave({ base: [], value }, 'OWN')).toEqual(['c', 'a']);
  });
});

describe('links on a newer artifact', () => {
  const mine = addLink(start, entry('d'));

  it('are the newer ones where nothing was changed', () => {
    expect(linkEditRules.follow(start, linkingTo('c')).base).toEqual(['c']);
  });

  it('are no change any more once the server has them', () => {
    const followed = linkEditRules.follow(mine, linkingTo('a', 'b', 'c', 'd'));
    expect(linkEditRules.isUnchanged(followed)).toBe(true);
  });

  it('stay changed where the server has what it had, with the titles of now', () => {
    const renamed = linkingTo('a', 'b', 'c');
    renamed.linkedArtifacts[0]!.title = 'New name';
    const followed = linkEditRules.follow(mine, renamed);
    expect(followed.value).toEqual([entry('a', 'New name'), entry('b'), entry('c'), entry('d')]);
    expect(isLinksInConflict(followed, renamed)).toBe(false);
  });

  it('are in conflict where the server has another list, whatever the difference', () => {
    for (const now of [linkingTo(), linkingTo('a', 'c', 'b'), linkingTo('a', 'b', 'c', 'x')]) {
      const followed = linkEditRules.follow(mine, now);
      expect(idsIn(followed)).toEqual(['a', 'b', 'c', 'd']);
      expect(isLinksInConflict(followed, now)).toBe(true);
      const kept = rebaseLinkEdits(followed, now);
      expect(isLinksInConflict(kept, now)).toBe(false);
      expect(linkEditRules.isUnchanged(kept)).toBe(false);
    }
  });

  it('are in no conflict where nothing was changed', () => {
    expect(isLinksInConflict(start, linkingTo('x'))).toBe(false);
  });
});

describe('linkEditRules.read', () => {
  it('reads back what was kept', () => {
    const edits = moveLink(start, 'a', 2);
    expect(linkEditRules.read(JSON.parse(JSON.stringify(edits)))).toEqual(edits);
  });

  it('leaves out what cannot be read', () => {
    const stored = { base: ['a', 5], value: [{ id: 'b' }, null, 'c', { id: 'b', title: 'x' }] };
    expect(linkEditRules.read(stored)).toEqual({ base: ['a'], value: [entry('b', '')] });
  });

  it.each([undefined, null, 'text', {}, { base: [] }, { value: [] }, []])(
    'finds nothing in %j',
    (stored) => {
      expect(linkEditRules.read(stored)).toBeUndefined();
    },
  );
});

describe('linkCandidates', () => {
  it('are all others, each once', () => {
    const [one, two, three] = numberedArtifacts(1, 3);
    const list = [one!, two!, anArtifact({ id: '' }), three!, { ...one! }];
    expect(linkCandidates(list, two!.id.toUpperCase())).toEqual([one, three]);
  });
});

describe('countOtherRelations', () => {
  it('counts what is known not to be a collection', () => {
    const artifact = linkingTo('a', 'b', 'c');
    artifact.linkedArtifacts[0]!.relation = 'successor';
    artifact.linkedArtifacts[1]!.relation = '';
    expect(countOtherRelations(artifact)).toBe(1);
  });
});

describe('refusedLinks', () => {
  it('returns the messages about single links by place', () => {
    const messages = [
      { path: [], text: 'Something else.' },
      { path: ['linked_artifacts'], text: 'Not a list.' },
      { path: ['title', 0], text: 'Too long.' },
      { path: ['linked_artifacts', 0, 'linked_artifact'], text: 'Enter a valid value.' },
      { path: ['linked_artifacts', 0], text: 'Unknown.' },
      { path: ['linked_artifacts', 11, 'relation'], text: 'This field is required.' },
    ];
    expect([...refusedLinks(messages)]).toEqual([
      [0, 'Enter a valid value. Unknown.'],
      [11, 'This field is required.'],
    ]);
  });
});
