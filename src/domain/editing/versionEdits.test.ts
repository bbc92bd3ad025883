import { describe, expect, it } from 'vitest';

import { anArtifact } from '../../../tests/builders/anArtifact';
import { aDoiVersion, aVersion } from '../../../tests/builders/aVersion';
import {
  canDeleteVersion,
  canRequestDoi,
  dismissOutdated,
  sortMarks,
  markVersion,
  nameOfMark,
  unmarkVersion,
  type VersionEdits,
  versionEditRules as rules,
  withoutVersion,
} from './versionEdits';

const stored = (slug: string, id = slug) =>
  aVersion({ slug, contentsUrn: `urn:trovi:contents:chameleon:${id}` });
const newer = stored('2025-06-02');
const older = stored('2025-04-11');
const git = aVersion({ slug: '2025-11-14' });
const archived = aDoiVersion({ slug: '2024-12-19' });
const artifact = anArtifact({ versions: [git, newer, older, archived] });
const none = rules.begin();
const slugs = ({ marks }: VersionEdits) => marks.map(nameOfMark);

describe('marks', () => {
  it('replace one another on one version', () => {
    const requested = markVersion(none, newer, 'request-doi');
    expect(slugs(requested)).toEqual(['2025-06-02: request DOI']);
    const deleted = markVersion(requested, newer, 'delete');
    expect(slugs(deleted)).toEqual(['2025-06-02: delete']);
    expect(rules.isUnchanged(unmarkVersion(deleted, newer))).toBe(true);
  });

  it('tell versions of one slug apart', () => {
    const twin = stored('2025-06-02', 'twin');
    const edits = markVersion(markVersion(none, newer, 'delete'), twin, 'delete');
    expect(edits.marks).toHaveLength(2);
    expect(unmarkVersion(edits, newer).marks).toEqual([
      { slug: '2025-06-02', contentsUrn: twin.contentsUrn, action: 'delete' },
    ]);
    const both = anArtifact({ versions: [newer, twin] });
    expect(withoutVersion(both, newer).versions).toEqual([twin]);
  });

  it('are saved deletions first, each kind in the order of the list', () => {
    const edits = [older, newer].reduce(
      (all, version) => markVersion(all, version, 'request-doi'),
      {
        ...none,
      },
    );
    const marks = markVersion(edits, git, 'delete').marks;
    expect(sortMarks(marks, artifact).map(nameOfMark)).toEqual([
      '2025-11-14: delete',
      '2025-06-02: request DOI',
      '2025-04-11: request DOI',
    ]);
  });
});

describe('what may be marked', () => {
  it('lets versions without a DOI be deleted', () => {
    const may = artifact.versions.filter((version) => canDeleteVersion(artifact, version));
    expect(may).toEqual([git, newer, older]);
  });

  it('lets DOIs be requested for contents of the object store alone', () => {
    const image = aVersion({ slug: 'i', contentsUrn: 'urn:trovi:image:chi-uc:1' });
    const elsewhere = aVersion({ slug: 'e', contentsUrn: 'urn:trovi:contents:other:1' });
    const versions = [...artifact.versions, image, elsewhere];
    const all = anArtifact({ versions });
    expect(versions.filter((version) => canRequestDoi(all, version, 'chameleon'))).toEqual([
      newer,
      older,
    ]);
  });

  it('lets nothing be done to versions that the server cannot tell apart', () => {
    const versions = [newer, stored('2025-06-02', 'twin'), stored('', 'nameless')];
    const twins = anArtifact({ versions });
    for (const version of versions) {
      expect(canDeleteVersion(twins, version)).toBe(false);
      expect(canRequestDoi(twins, version, 'chameleon')).toBe(false);
    }
  });
});

describe('marks on a newer state', () => {
  const edits = markVersion(markVersion(none, older, 'delete'), newer, 'request-doi');
  const moved = { ...newer, contentsUrn: 'urn:trovi:contents:zenodo:10.5281/zenodo.1' };

  it('stay while the versions do', () => {
    const next = anArtifact({
      title: 'New',
      versions: [stored('2025-12-01'), ...artifact.versions],
    });
    expect(rules.follow(edits, next)).toEqual(edits);
  });

  it('are fulfilled where the version is gone, or has its DOI', () => {
    const next = rules.follow(edits, anArtifact({ versions: [git, moved, archived] }));
    expect(rules.isUnchanged(next)).toBe(true);
  });

  it('lapse where they cannot be carried out any more', () => {
    const swapped = markVersion(markVersion(none, newer, 'delete'), older, 'request-doi');
    const next = rules.follow(swapped, anArtifact({ versions: [git, moved] }));
    expect(next.marks).toEqual([]);
    expect(next.outdated.map(({ slug, reason }) => [slug, reason])).toEqual([
      ['2025-06-02', 'doi'],
      ['2025-04-11', 'missing'],
    ]);
    expect(rules.isUnchanged(next)).toBe(false);
    expect(rules.isUnchanged(dismissOutdated(next))).toBe(true);
  });

  it('lapse where the slug is repeated by now', () => {
    const versions = [stored('2025-06-02', 'twin'), newer, older];
    const next = rules.follow(edits, anArtifact({ versions }));
    expect(slugs(next)).toEqual(['2025-04-11: delete']);
    expect(next.outdated.map(({ reason }) => reason)).toEqual(['repeated']);
  });

  it('lapse once, and stay so while the artifact goes on', () => {
    const gone = anArtifact({ versions: [older] });
    const once = rules.follow(edits, gone);
    const again = rules.follow(markVersion(once, newer, 'request-doi'), gone);
    expect(again.outdated).toHaveLength(1);
  });
});

describe('marks out of a storage', () => {
  it('come back as they were', () => {
    const edits = rules.follow(
      markVersion(markVersion(none, older, 'delete'), newer, 'request-doi'),
      anArtifact({ versions: [older] }),
    );
    expect(rules.read(JSON.parse(JSON.stringify(edits)))).toEqual(edits);
  });

  it.each([
    null,
    7,
    {},
    { marks: 'all' },
    { marks: [null, { slug: 'a', contentsUrn: 'urn:x' }, { slug: 'a', action: 'delete' }] },
    { marks: [{ slug: 'a', contentsUrn: 'urn:x', action: 'publish' }] },
    { outdated: [{ slug: 'a', contentsUrn: 'urn:x', action: 'delete', reason: 'mood' }] },
  ])('are none in %j', (stored) => {
    expect(rules.read(stored)).toBeUndefined();
  });
});
