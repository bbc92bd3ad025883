import { describe, expect, it } from 'vitest';
import type { SeedArtifact } from '../seed';
import { seedArtifacts } from '../seedArtifacts';
import { seedTags } from '../seedTags';

const codePoints = (text: string) => [...text].length;

describe('the unusual data of contract/api 6.4', () => {
  const some = (matches: (artifact: SeedArtifact) => unknown) =>
    seedArtifacts.some((artifact) => matches(artifact));
  const contents = seedArtifacts.flatMap(({ versions: own }) => own);

  it('has crawled artifacts that link to themselves', () => {
    const crawled = seedArtifacts.filter(
      (a) => a.ownerUrn === 'urn:trovi:user:admin' && a.versions.length > 0,
    );
    expect(crawled.length).toBeGreaterThanOrEqual(2);
    for (const { uuid, versions: own } of crawled) {
      expect(own[0]?.contentsUrn).toBe(`urn:trovi:contents:http:${uuid}`);
      expect(own[0]?.environmentSetup).toMatchObject([
        { type: 'source_code', arguments: { protocol: 'git' } },
      ]);
    }
    expect(crawled.some(({ authors }) => authors[0]?.email === 'help@chameleoncloud.org')).toBe(
      true,
    );
  });

  it('has setup arguments as object, JSON string, empty string and complete template', () => {
    const setups = contents.flatMap(({ environmentSetup }) => environmentSetup);
    for (const args of [{}, '{}', '']) {
      expect(setups.map((setup) => setup.arguments)).toContainEqual(args);
    }
    expect(setups.map(({ type }) => type)).toContain('binder');
    expect(setups.find(({ type }) => type === 'heat_template')?.arguments).toContain('resources:');
  });

  it('has private artifacts without a DOI, with a DOI, and with a text that looks like one', () => {
    const secret = seedArtifacts.filter(({ visibility }) => visibility === 'private');
    const urnsOf = ({ versions: own }: SeedArtifact) =>
      own.map(({ contentsUrn }) => contentsUrn).join(' ');
    expect(secret.some((a) => !urnsOf(a).includes('zenodo'))).toBe(true);
    expect(secret.some((a) => urnsOf(a).includes(':zenodo:') && urnsOf(a).includes(':git:'))).toBe(
      true,
    );
    expect(
      secret.some(
        (a) => urnsOf(a).includes('zenodo/zenodo.git') && !urnsOf(a).includes(':zenodo:'),
      ),
    ).toBe(true);
  });

  it('links private artifacts, and some in a circle', () => {
    const byId = new Map(seedArtifacts.map((artifact) => [artifact.uuid, artifact]));
    const targets = (artifact: SeedArtifact) =>
      artifact.linkedArtifacts.flatMap((id) => byId.get(id) ?? []);
    expect(
      some((a) => a.visibility === 'public' && targets(a).some((t) => t.visibility === 'private')),
    ).toBe(true);
    expect(some((a) => targets(a).flatMap(targets).flatMap(targets).includes(a))).toBe(true);
  });

  it('has the longest lists and titles, and the shortest', () => {
    expect(some(({ title }) => codePoints(title) === 140)).toBe(true);
    expect(some(({ title }) => /^\S{120}$/u.test(title))).toBe(true);
    expect(some(({ long_description: long }) => codePoints(long ?? '') === 5000)).toBe(true);
    expect(some(({ authors }) => authors.length === 25)).toBe(true);
    expect(some(({ authors, versions: own }) => authors.length + own.length === 0)).toBe(true);
    expect(some(({ tags }) => tags.length === seedTags.length)).toBe(true);
    expect(contents.map(({ slug }) => slug)).toContain('2026-02-14.11');
  });

  it('has hostile texts in every place', () => {
    const places: ((artifact: SeedArtifact) => string)[] = [
      ({ title }) => title,
      ({ short_description }) => short_description,
      ({ long_description }) => long_description ?? '',
      ({ tags }) => tags.join(' '),
      ({ authors }) => authors.map(({ fullName }) => fullName).join(' '),
      ({ authors }) => authors.map(({ affiliation }) => affiliation).join(' '),
    ];
    for (const place of places) {
      expect(some((artifact) => /<[^>]+(alert|onerror)|<script>/.test(place(artifact)))).toBe(true);
    }
  });
});
