import { describe, expect, it } from 'vitest';
import { anArtifact } from '../../../tests/builders/anArtifact';
import { anAuthor } from '../../../tests/builders/anAuthor';
import type { ArtifactDraft } from '../drafts/artifactDraft';
import {
  changedFields,
  changesOf,
  conflictsOf,
  findEditProblems,
  keepMine,
  metadataEditRules as rules,
  type MetadataEdits,
  metadataOf,
  takeTheirs,
} from './metadataEdits';

const artifact = anArtifact();

/** The user's changes to the artifact. */
const edited = (changes: Partial<ArtifactDraft>, from = artifact): MetadataEdits => {
  const { base, value } = rules.begin(from);
  return { base, value: { ...value, ...changes } };
};
/** The artifact with another user's changes. */
const theirs = ({
  tags = artifact.tags,
  authors = artifact.authors,
  ...changes
}: Partial<ArtifactDraft>) => anArtifact({ ...changes, tags: [...tags], authors: [...authors] });

describe('begin', () => {
  it('changes nothing', () => {
    expect(rules.isUnchanged(rules.begin(artifact))).toBe(true);
    expect(changesOf(rules.begin(artifact))).toEqual({});
  });

  it('has every tag once', () => {
    expect(rules.begin(anArtifact({ tags: ['edge', 'edge', 'gpu'] })).value.tags).toEqual([
      'edge',
      'gpu',
    ]);
  });
});

describe('changesOf', () => {
  it.each<[string, Partial<ArtifactDraft>]>([
    ['title', { title: 'Other' }],
    ['short description', { shortDescription: 'Other' }],
    ['long description', { longDescription: 'Other' }],
    ['emptied long description', { longDescription: '' }],
    ['visibility', { visibility: 'private' }],
    ['tags', { tags: ['networking'] }],
    ['authors', { authors: [anAuthor({ email: 'n@example.org' })] }],
  ])('gives the changed %s alone', (_what, changes) => {
    expect(changesOf(edited(changes))).toEqual(changes);
  });

  it('gives several in the order of the form, tidied', () => {
    const changes = changesOf(
      edited({
        authors: [{ fullName: ' Li Wei ', affiliation: ' ', email: '' }],
        title: ' Other ',
        longDescription: '  \n',
      }),
    );
    expect(Object.keys(changes)).toEqual(['title', 'longDescription', 'authors']);
    expect(changes).toEqual({
      title: 'Other',
      longDescription: '',
      authors: [{ fullName: 'Li Wei', affiliation: '', email: '' }],
    });
  });

  it.each<[string, Partial<ArtifactDraft>]>([
    ['blanks at the ends', { title: ` ${artifact.title}  ` }],
    ['the order of tags', { tags: ['networking', 'education'] }],
    ['other newlines', { longDescription: artifact.longDescription.replaceAll('\n', '\r\n') }],
    [
      'blanks around an author',
      { authors: [anAuthor({ affiliation: ' Example State University' })] },
    ],
  ])('holds no difference in %s', (_what, changes) => {
    expect(rules.isUnchanged(edited(changes))).toBe(true);
    expect(changesOf(edited(changes))).toEqual({});
  });

  it('holds the order of authors', () => {
    const authors = [anAuthor(), anAuthor({ fullName: 'Li Wei' })];
    const edits = edited({ authors: authors.toReversed() }, anArtifact({ authors }));
    expect(changedFields(edits)).toEqual(['authors']);
  });
});

describe('follow', () => {
  it('takes over what was not touched', () => {
    const edits = rules.follow(edited({ title: 'Mine' }), theirs({ shortDescription: 'Theirs' }));
    expect(edits.value).toMatchObject({ title: 'Mine', shortDescription: 'Theirs' });
    expect(changesOf(edits)).toEqual({ title: 'Mine' });
  });

  it('forgets what the server has by now, and leaves it as it is typed', () => {
    const edits = rules.follow(edited({ title: 'Mine ' }), theirs({ title: 'Mine' }));
    expect(rules.isUnchanged(edits)).toBe(true);
    expect(edits.value.title).toBe('Mine ');
  });

  it('leaves a blank at the end of a text that is being typed', () => {
    const edits = rules.follow(edited({ title: `${artifact.title} ` }), theirs({}));
    expect(edits.value.title).toBe(`${artifact.title} `);
  });

  it('keeps a value and its base where both sides changed', () => {
    const server = theirs({ title: 'Theirs' });
    const edits = rules.follow(edited({ title: 'Mine' }), server);
    expect(edits).toMatchObject({ base: { title: artifact.title }, value: { title: 'Mine' } });
    expect(rules.follow(edits, server)).toEqual(edits);
  });

  it('gives back the server’s value of what was changed back', () => {
    const edits = rules.follow(edited({ title: artifact.title }), theirs({ title: 'Theirs' }));
    expect(edits.value.title).toBe('Theirs');
  });
});

describe('conflictsOf', () => {
  it.each<[string, Partial<ArtifactDraft>, Partial<ArtifactDraft>, string[]]>([
    ['both changed', { title: 'Mine' }, { title: 'Theirs' }, ['title']],
    ['both changed to the same', { title: 'Same' }, { title: 'Same ' }, []],
    ['they changed something else', { title: 'Mine' }, { tags: ['edge'] }, []],
    ['nobody else changed', { title: 'Mine' }, {}, []],
    ['the order of tags differs', { tags: ['edge'] }, { tags: ['networking', 'education'] }, []],
    ['I emptied it', { longDescription: '' }, { longDescription: 'Theirs' }, ['longDescription']],
    [
      'several',
      { authors: [], title: 'Mine', visibility: 'private' },
      { authors: [anAuthor({ email: '' })], title: 'Theirs' },
      ['title', 'authors'],
    ],
  ])('tells where %s', (_what, mine, other, conflicts) => {
    const server = theirs(other);
    expect(conflictsOf(edited(mine), server)).toEqual(conflicts);
    expect(conflictsOf(rules.follow(edited(mine), server), server)).toEqual(conflicts);
  });

  it('ends with mine, which is still to be saved', () => {
    const server = theirs({ title: 'Theirs' });
    const edits = keepMine(edited({ title: 'Mine' }), 'title', server);
    expect(conflictsOf(edits, server)).toEqual([]);
    expect(changesOf(edits)).toEqual({ title: 'Mine' });
  });

  it('ends with theirs, and nothing to save', () => {
    const server = theirs({ title: 'Theirs' });
    const edits = takeTheirs(edited({ title: 'Mine', visibility: 'private' }), 'title', server);
    expect(conflictsOf(edits, server)).toEqual([]);
    expect(edits.value.title).toBe('Theirs');
    expect(changesOf(edits)).toEqual({ visibility: 'private' });
  });

  it('begins anew when the server changes once more', () => {
    const edits = keepMine(edited({ title: 'Mine' }), 'title', theirs({ title: 'Theirs' }));
    expect(conflictsOf(edits, theirs({ title: 'Other' }))).toEqual(['title']);
  });
});

describe('findEditProblems', () => {
  const crawled = anArtifact({ title: 'a'.repeat(141), shortDescription: '', authors: [] });

  it('lets everything else be changed of an artifact that breaks rules', () => {
    expect(findEditProblems(edited({ visibility: 'private' }, crawled))).toEqual([]);
  });

  it('finds what a person broke, down the form', () => {
    const problems = findEditProblems(
      edited({ title: 'b'.repeat(141), longDescription: 'c'.repeat(5001) }, crawled),
    );
    expect(problems.map(({ field }) => field)).toEqual(['title', 'longDescription']);
  });

  it('finds that all authors were removed', () => {
    expect(findEditProblems(edited({ authors: [] }))).toEqual([
      { field: 'authors', message: 'Please add at least one author.', kind: 'missing' },
    ]);
  });

  it('finds what is missing of an author', () => {
    const problems = findEditProblems(
      edited({ authors: [anAuthor(), anAuthor({ fullName: '' })] }),
    );
    expect(problems.map(({ field }) => field)).toEqual(['authors.1.fullName']);
  });
});

describe('read', () => {
  const kept = (edits: unknown) => JSON.parse(JSON.stringify(edits)) as unknown;

  it('gives back what was kept', () => {
    const edits = edited({ title: 'Mine', authors: [], tags: [] });
    expect(rules.read(kept(edits))).toEqual(edits);
  });

  it('gives back a description that a person emptied', () => {
    const value: ArtifactDraft = {
      ...metadataOf(anArtifact({ title: '', shortDescription: '', longDescription: '' })),
      tags: [],
      authors: [],
      visibility: 'private',
    };
    const edits = { base: metadataOf(artifact), value };
    expect(rules.read(kept(edits))).toEqual(edits);
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'x'],
    ['null', null],
    ['an empty object', {}],
    ['something unchanged', edited({})],
    ['a value without a base', { value: metadataOf(artifact) }],
  ])('gives nothing of %s', (_what, stored) => {
    expect(rules.read(kept(stored ?? null))).toBeUndefined();
  });

  it('takes no field for emptied that cannot be read', () => {
    const { base, value } = edited({ title: 'Mine' });
    const edits = rules.read({
      base,
      value: { ...value, shortDescription: 7, authors: 'x', tags: null },
    });
    expect(changesOf(rules.follow(edits!, artifact))).toEqual({ title: 'Mine' });
    expect(rules.follow(edits!, artifact).value).toEqual({
      ...metadataOf(artifact),
      title: 'Mine',
    });
  });
});
