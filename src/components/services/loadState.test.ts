import { describe, expect, it } from 'vitest';
import { anArtifact } from '../../../tests/builders/anArtifact';
import { rememberedArtifacts } from '../../domain/catalogue/rememberedArtifacts';
import { change, finish, listOf, type LoadState, receive } from './loadState';

const numbered = (index: number) => anArtifact({ id: `id-${index}`, updatedAt: 1_000 - index });
const [one, two, three] = [numbered(1), numbered(2), numbered(3)];
const remembered = rememberedArtifacts([one, two, three]);

function aState(changes: Partial<LoadState> = {}): LoadState {
  const nothing = {
    received: [],
    ahead: [],
    changed: new Set<string>(),
    removed: new Set<string>(),
  };
  return { status: 'loading', problems: [], ...nothing, ...changes };
}

describe('the state of a load', () => {
  it('takes a page, without what the user removed or added', () => {
    const changed = new Set([one.id, three.id]);
    const state = aState({ received: [three], changed, removed: new Set([one.id]) });
    const page = { artifacts: [one, two, three], problems: ['new'] };
    expect(receive(state, page)).toEqual({ received: [three, two], problems: ['new'] });
  });

  it('begins again with a page of a new listing', () => {
    const state = aState({ received: [one, two], problems: ['old'] });
    const page = { artifacts: [three], problems: ['new'], restarted: true };
    expect(receive(state, page)).toEqual({ received: [three], problems: ['new'] });
  });

  it.each([
    ['the listing has all', [one, three], undefined, [one, three], undefined],
    ['the rest is stored', [one], remembered, [one, two, three], true],
    ['the rest is stored, and a part was deleted', [two], remembered, [two, three], false],
  ])('is complete when %s', (_, received, stored, whole, isStored) => {
    const after = finish(aState({ received, ahead: [two], remembered }), stored);
    expect(after).toMatchObject({ status: 'complete', received: whole, ahead: [], isStored });
    expect(after.remembered).toBeUndefined();
  });

  it.each([
    ['replaces a known artifact', aState({ received: [one, two] }), two, [one, two]],
    ['adds a new artifact at the top', aState({ received: [one] }), two, [two, one]],
    ['adds to a complete, empty list', aState({ status: 'complete' }), two, [two]],
    ['leaves a new artifact to the first page', aState(), two, []],
    ['removes an artifact', aState({ received: [one, two] }), undefined, [one]],
  ])('%s', (_, state, artifact, received) => {
    const after = change(state, two.id, artifact);
    expect(after).toMatchObject({ received, changed: new Set([two.id]) });
    expect(after?.removed).toEqual(new Set(artifact ? [] : [two.id]));
  });

  it('ignores changes of a removed artifact', () => {
    expect(change(aState({ removed: new Set([one.id]) }), one.id, one)).toBeUndefined();
  });

  it('shows received artifacts, then stored ones, then those loaded ahead, each once', () => {
    const four = numbered(4);
    const state = aState({ received: [one], remembered, ahead: [four, three, four] });
    const shown = listOf({ ...state, changed: new Set([two.id]), removed: new Set([two.id]) });
    expect(shown).toEqual({ artifacts: [one, three, four], isRemembered: true });
  });
});
