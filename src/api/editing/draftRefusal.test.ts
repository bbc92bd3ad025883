import { describe, expect, it } from 'vitest';

import { anArtifactDraft } from '../../../tests/builders/anArtifactDraft';
import { anAuthor } from '../../../tests/builders/anAuthor';
import { refusedDraft } from './draftRefusal';
import { readErrorLines, readFieldMessages } from '../http/errors/errorLines';
import { RefusedError } from '../http/errors/refusedError';

const refusalOf = (status: number, body: unknown) =>
  new RefusedError(status, readErrorLines(body), undefined, readFieldMessages(body));

describe('refusedDraft', () => {
  it.each([
    ['F', { title: ['a'] }, 'title', 'a'],
    ['F, several', { short_description: ['a', 'b'] }, 'shortDescription', 'a b'],
    ['F', { long_description: ['a'] }, 'longDescription', 'a'],
    ['F', { visibility: ['a'] }, 'visibility', 'a'],
    ['L', { authors: [{}, { email: ['a'] }] }, 'authors.1.email', 'a'],
    ['L', { authors: [{ full_name: ['a'] }] }, 'authors.0.fullName', 'a'],
    ['L', { authors: [{ affiliation: ['a'] }] }, 'authors.0.affiliation', 'a'],
    ['SL', [{}, {}, { email: ['a'] }], 'authors.2.email', 'a'],
    ['LT', { authors: { non_field_errors: ['a'] } }, 'authors', 'a'],
    ['LL', { tags: [[], ['a']] }, 'tags', 'a'],
  ])('finds the field of shape %s', (_shape, body, field, message) => {
    const refusal = refusedDraft(refusalOf(400, body), anArtifactDraft());
    expect(refusal).toMatchObject({
      code: 'refused',
      status: 400,
      lines: readErrorLines(body),
      problems: [{ field, message, kind: 'refused' }],
    });
  });

  it.each([
    ['of an operation', { patch: [{}, { value: ['a'] }] }, 'tags', 'a'],
    ['of its path', { patch: [{ path: ['a'] }] }, 'title', 'a'],
    ['of an item', { patch: [{}, {}, { value: [{ email: ['a'] }] }] }, 'authors.0.email', 'a'],
    ['of a field beside', { short_description: ['a'] }, 'shortDescription', 'a'],
  ])('finds the field of a refused update, told %s', (_how, body, field, message) => {
    const sent = { tags: ['edge'], patchedFields: ['title', 'tags', 'authors'] };
    const refusal = refusedDraft(refusalOf(400, body), sent);
    expect(refusal.problems).toEqual([{ field, message, kind: 'refused' }]);
    expect(refusal.otherLines).toEqual([]);
  });

  it.each([
    { patch: ['This field is required.'] },
    { patch: [{}, {}, {}, { value: ['a'] }] },
    ['path refused'],
    { patch: { non_field_errors: ['a'] } },
  ])('keeps %j as lines', (body) => {
    const refusal = refusedDraft(refusalOf(400, body), { patchedFields: ['title'] });
    expect(refusal.problems).toEqual([]);
    expect(refusal.otherLines).toEqual(readErrorLines(body));
    expect(refusal.lines).toHaveLength(1);
  });

  it('keeps what belongs to no field as lines', () => {
    const body = { 'Attempted to write invalid field(s)': ['foo'], in: '.' };
    const refusal = refusedDraft(refusalOf(400, body), anArtifactDraft());
    expect(refusal.problems).toEqual([]);
    expect(refusal.lines).toEqual(['Attempted to write invalid field(s): foo']);
  });

  it('tells what belongs to a field from what does not', () => {
    const body = { title: ['a'], citation: ['b'], authors: [{ email: ['c'] }] };
    const refusal = refusedDraft(refusalOf(400, body), anArtifactDraft());
    expect(refusal.otherLines).toEqual(['citation: b']);
    expect(refusal.lines).toHaveLength(3);
  });

  it('survives the names of every object’s properties', () => {
    const body = { constructor: ['a'], authors: [{ toString: ['b'] }] };
    const { problems } = refusedDraft(refusalOf(400, body), anArtifactDraft());
    expect(problems.map(({ field }) => field)).toEqual(['authors']);
  });

  it('words an unknown tag as a tag problem', () => {
    const refusal = refusedDraft(refusalOf(404, { detail: 'Not found.' }), anArtifactDraft());
    const message =
      'The catalogue does not know one of these tags. Remove it, or choose another one.';
    expect(refusal.problems).toEqual([{ field: 'tags', message, kind: 'refused' }]);
    expect(refusal.lines).toEqual([`tags: ${message}`]);
    expect(refusal.status).toBe(404);
  });

  it('names the fields with emoji where the server fails on a text', () => {
    const draft = anArtifactDraft({
      title: 'Traces 🦊',
      authors: [anAuthor(), anAuthor({ fullName: '𝒳' })],
    });
    const refusal = refusedDraft(refusalOf(500, { detail: 'Unknown error.' }), draft);
    const message = (character: string) =>
      `The catalogue may not accept emoji and other rare characters. Remove “${character}” and try again.`;
    expect(refusal).toMatchObject({ code: 'refused', status: 500, otherLines: ['Unknown error.'] });
    expect(refusal.problems).toEqual([
      { field: 'title', message: message('🦊'), kind: 'refused' },
      { field: 'authors.1.fullName', message: message('𝒳'), kind: 'refused' },
    ]);
    expect(refusal.lines).toEqual([
      'Unknown error.',
      `Title: ${message('🦊')}`,
      `Author 2: Full Name: ${message('𝒳')}`,
    ]);
  });

  it('names emoji in what a creation sets besides the metadata', () => {
    const sent = {
      ...anArtifactDraft(),
      citation: 'Traces 🦊, 2026.',
      version: { contentsUrn: 'urn:x:y', links: [{ label: 'Data 𝒳', urn: 'urn:x:z' }] },
    };
    const refusal = refusedDraft(refusalOf(500, { detail: 'Unknown error.' }), sent);
    const words = 'The catalogue may not accept emoji and other rare characters.';
    expect(refusal.problems).toEqual([]);
    expect(refusal.otherLines).toEqual([
      'Unknown error.',
      `Citation: ${words} Remove “🦊” and try again.`,
      `Links of the first version: ${words} Remove “𝒳” and try again.`,
    ]);
    expect(refusedDraft(refusalOf(400, { detail: 'No.' }), sent).lines).toEqual(['No.']);
  });

  it.each([
    ['another status', 502, 'Traces 🦊'],
    ['a refusal', 400, 'Traces 🦊'],
    ['no emoji', 500, 'Traces ☃'],
  ])('does not blame emoji on %s', (_why, status, title) => {
    const refusal = refusedDraft(refusalOf(status, { detail: 'No.' }), anArtifactDraft({ title }));
    expect(refusal.problems).toEqual([]);
    expect(refusal.lines).toEqual(['No.']);
  });

  it.each([
    ['no tag was sent', { detail: 'Not found.' }, []],
    ['no API answered', '<!DOCTYPE html><h1>Not Found</h1>', ['edge']],
  ])('does not blame tags where %s', (_why, body, tags) => {
    const draft = anArtifactDraft({ tags, authors: [anAuthor()] });
    expect(refusedDraft(refusalOf(404, body), draft).problems).toEqual([]);
  });
});
