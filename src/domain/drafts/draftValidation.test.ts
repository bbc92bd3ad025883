import { describe, expect, it } from 'vitest';

import { anArtifactDraft } from '../../../tests/builders/anArtifactDraft';
import { anAuthor } from '../../../tests/builders/anAuthor';
import { emptyArtifactDraft, emptyAuthor } from './artifactDraft';
import {
  type DraftProblem,
  findDraftProblems,
  refusalsAfterChange,
  sortProblems,
} from './draftValidation';
import { type DraftField, fieldLabel } from './draftField';

const said = (problems: DraftProblem[]) => problems.map(({ field, message }) => [field, message]);

const refusal = (field: DraftField): DraftProblem => ({ field, message: 'no', kind: 'refused' });

describe('findDraftProblems', () => {
  it('lets a draft pass that is filled in', () => {
    expect(findDraftProblems(anArtifactDraft())).toEqual([]);
  });

  it('asks for a title, a short description and an author', () => {
    expect(said(findDraftProblems(emptyArtifactDraft))).toEqual([
      ['title', 'Please enter a title.'],
      ['shortDescription', 'Please enter a short description.'],
      ['authors', 'Please add at least one author.'],
    ]);
  });

  it('takes blanks for nothing', () => {
    const draft = anArtifactDraft({ title: ' \n', authors: [anAuthor({ fullName: ' ' })] });
    expect(findDraftProblems(draft).map(({ field, kind }) => [field, kind])).toEqual([
      ['title', 'missing'],
      ['authors.0.fullName', 'missing'],
    ]);
  });

  it('names the limit of each text that is too long', () => {
    const long = 'a'.repeat(5001);
    const draft = anArtifactDraft({
      title: long,
      shortDescription: long,
      longDescription: long,
      authors: [anAuthor(), { fullName: long, affiliation: long, email: long }],
    });
    expect(said(findDraftProblems(draft))).toEqual([
      ['title', 'Please use maximum 140 characters'],
      ['shortDescription', 'Please use maximum 200 characters'],
      ['longDescription', 'Please use maximum 5000 characters'],
      ['authors.1.fullName', 'Please use maximum 200 characters'],
      ['authors.1.affiliation', 'Please use maximum 200 characters'],
      ['authors.1.email', 'Please use maximum 254 characters'],
    ]);
  });

  it('does without affiliation, e-mail address, tags and long description', () => {
    const draft = anArtifactDraft({
      longDescription: '',
      tags: [],
      authors: [{ ...emptyAuthor, fullName: 'Li Wei' }],
    });
    expect(findDraftProblems(draft)).toEqual([]);
  });
});

describe('refusalsAfterChange', () => {
  const [first, second, third] = ['a', 'b', 'c'].map((fullName) => anAuthor({ fullName }));
  const before = anArtifactDraft({ authors: [first!, second!, third!] });

  it('forgets the refusal of a field that was changed, and no other', () => {
    const refusals = [refusal('title'), refusal('tags')];
    const after = { ...before, title: 'Another' };
    expect(refusalsAfterChange(refusals, before, after)).toEqual([refusal('tags')]);
  });

  it('forgets what was said of the list of authors once that changes', () => {
    const after = { ...before, authors: [...before.authors, emptyAuthor] };
    expect(refusalsAfterChange([refusal('authors')], before, after)).toEqual([]);
  });

  it('forgets the refusal of an author’s field that was edited, and keeps those beside it', () => {
    const refusals = [
      refusal('authors.1.email'),
      refusal('authors.1.fullName'),
      refusal('authors.2.email'),
    ];
    const after = { ...before, authors: [first!, { ...second!, email: 'x' }, third!] };
    expect(refusalsAfterChange(refusals, before, after)).toEqual(refusals.slice(1));
  });

  it('follows an author to another row', () => {
    const after = { ...before, authors: [first!, third!] };
    const refusals = [refusal('authors.1.email'), refusal('authors.2.email')];
    expect(refusalsAfterChange(refusals, before, after)).toEqual([refusal('authors.1.email')]);
  });

  it('drops what is said of an author who was never there', () => {
    expect(refusalsAfterChange([refusal('authors.7.email')], before, before)).toEqual([]);
  });
});

describe('sortProblems', () => {
  it('goes down the form, author by author', () => {
    const fields: DraftField[] = [
      'authors.10.fullName',
      'authors.2.email',
      'authors.2.fullName',
      'tags',
      'longDescription',
      'title',
    ];
    const sorted = sortProblems(fields.map(refusal)).map(({ field }) => field);
    expect(sorted).toEqual(fields.toReversed());
  });
});

describe('fieldLabel', () => {
  it.each([
    ['shortDescription', 'Short Description'],
    ['authors', 'Authors'],
    ['authors.1.email', 'Author 2: Email'],
  ] as const)('calls %s %s', (field, name) => {
    expect(fieldLabel(field)).toBe(name);
  });
});
