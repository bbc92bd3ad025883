import { describe, expect, it } from 'vitest';
import { generateArtifacts } from './generated/generateArtifacts';
import type { SeedArtifact } from './seed';
import { seedArtifacts } from './seedArtifacts';
import { seedBadges } from './seedBadges';
import { seedTags } from './seedTags';

const generated = generateArtifacts(200, 0);
const everything: SeedArtifact[] = [...seedArtifacts, ...generated];
const versions = everything.flatMap((artifact) => artifact.versions);

const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const instantShape = /^20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\dZ$/;
/** Contract/api 7, with the placeholder of the sandbox's origin filled in. */
const urnShape = /^urn:[a-z0-9-]{0,31}:[a-z0-9()+,\-.:=@;$_!*'%/?#]+$/i;
/** Contract/api 2.3: ASCII local part without blanks, a dotted host name. */
const emailShape = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

const codePoints = (text: string) => [...text].length;
const lowered = (text: string) => text.toLowerCase();
const duplicates = (texts: string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);
const titlesOf = (list: SeedArtifact[]) => list.map((artifact) => artifact.title);
/** Titles of the artifacts that break a rule, so that a failure names them. */
const offenders = (breaks: (artifact: SeedArtifact) => boolean) =>
  titlesOf(everything.filter(breaks));

describe('ids and keys', () => {
  it('gives every artifact its own lower-case version 4 UUID', () => {
    expect(offenders(({ uuid }) => !uuidShape.test(uuid))).toEqual([]);
    expect(duplicates(everything.map(({ uuid }) => uuid))).toEqual([]);
  });

  it('gives every artifact its own sharing key of 44 URL-safe characters', () => {
    expect(offenders(({ sharingKey }) => !/^[\w-]{44}$/.test(sharingKey))).toEqual([]);
    expect(duplicates(everything.map(({ sharingKey }) => sharingKey))).toEqual([]);
  });

  it('uses each contents URN once, ignoring case', () => {
    expect(duplicates(versions.map(({ contentsUrn }) => lowered(contentsUrn)))).toEqual([]);
  });

  it('keeps all URNs within the contract', () => {
    const urns = everything.flatMap((artifact) => [
      artifact.ownerUrn,
      ...artifact.roles.map(({ user }) => user),
      ...artifact.linkedProjects,
      ...artifact.versions.flatMap((version) => [
        version.contentsUrn.replace('{origin}', 'http://localhost:4000'),
        ...version.links.map(({ urn }) => urn),
      ]),
    ]);
    expect(urns.filter((urn) => !urnShape.test(urn) || urn.length > 254)).toEqual([]);
  });

  it('links existing artifacts only, never twice and never to itself', () => {
    const known = new Set(everything.map(({ uuid }) => uuid));
    expect(
      offenders(
        ({ uuid, linkedArtifacts: linked }) =>
          linked.some((id) => !known.has(id) || id === uuid) || duplicates(linked).length > 0,
      ),
    ).toEqual([]);
  });
});

describe('texts', () => {
  it('keeps titles and descriptions within their limits, trimmed', () => {
    const breaks = (text: string, limit: number) =>
      text === '' || text !== text.trim() || codePoints(text) > limit;
    expect(offenders(({ title }) => breaks(title, 140))).toEqual([]);
    expect(offenders(({ short_description }) => breaks(short_description, 200))).toEqual([]);
    expect(offenders(({ long_description: long }) => breaks(long ?? 'x', 5000))).toEqual([]);
  });

  it('uses each title once', () => {
    expect(duplicates(titlesOf(seedArtifacts))).toEqual([]);
  });

  it('names authors as the contract allows', () => {
    expect(
      offenders(({ authors }) =>
        authors.some(
          ({ fullName, affiliation, email }) =>
            fullName.trim() === '' ||
            codePoints(fullName) > 200 ||
            codePoints(affiliation ?? '') > 200 ||
            !emailShape.test(email) ||
            email.length > 254,
        ),
      ),
    ).toEqual([]);
  });

  it('takes tags and badges from the vocabularies, each once', () => {
    const badgeNames = seedBadges.map(({ name }) => name);
    expect(
      offenders(
        ({ tags, badges }) =>
          tags.some((tag) => !seedTags.includes(tag)) ||
          badges.some((badge) => !badgeNames.includes(badge)) ||
          duplicates([...tags, ...badges]).length > 0,
      ),
    ).toEqual([]);
    expect(seedTags.filter((tag) => tag.trim() !== tag || codePoints(tag) > 32)).toEqual([]);
    expect(duplicates(seedTags.map(lowered))).toEqual([]);
  });
});

describe('roles', () => {
  it('makes every owner an administrator, except of crawled artifacts', () => {
    expect(
      offenders(({ ownerUrn, roles }) =>
        ownerUrn === 'urn:trovi:user:admin'
          ? roles.length > 0
          : !roles.some(({ user, role }) => user === ownerUrn && role === 'administrator'),
      ),
    ).toEqual([]);
  });

  it('repeats no role entry and gives the owner no second one', () => {
    expect(
      offenders(
        ({ roles, ownerUrn }) =>
          duplicates(roles.map(({ user, role }) => `${user} ${role}`)).length > 0 ||
          roles.filter(({ user }) => user === ownerUrn).length > 1,
      ),
    ).toEqual([]);
  });

  it('has access hours only if requests are enabled', () => {
    expect(
      offenders(({ reproducibility: { enableRequests, accessHours } }) =>
        enableRequests ? accessHours === null || accessHours < 1 : accessHours !== null,
      ),
    ).toEqual([]);
  });
});

describe('times and versions', () => {
  it('has times in UTC with seconds, none after November 2026', () => {
    const instants = everything.flatMap(({ createdAt, updatedAt, versions: own }) => [
      createdAt,
      updatedAt,
      ...own.map((version) => version.createdAt),
    ]);
    expect(instants.filter((at) => !instantShape.test(at) || at >= '2026-11-20')).toEqual([]);
  });

  it('lists versions newest first, none older than the artifact or newer than its update', () => {
    expect(
      offenders(({ createdAt, updatedAt, versions: own }) => {
        const times = [updatedAt, ...own.map((version) => version.createdAt), createdAt];
        return times.some((at, index) => index > 0 && at > (times[index - 1] ?? at));
      }),
    ).toEqual([]);
  });

  it('names versions by day and number', () => {
    const expectedSlugs = (artifact: SeedArtifact) => {
      const perDay = new Map<string, number>();
      return artifact.versions
        .toReversed()
        .map(({ createdAt }) => {
          const day = createdAt.slice(0, 10);
          const earlier = perDay.get(day) ?? 0;
          perDay.set(day, earlier + 1);
          return earlier === 0 ? day : `${day}.${earlier}`;
        })
        .toReversed();
    };
    for (const artifact of everything) {
      expect(artifact.versions.map(({ slug }) => slug)).toEqual(expectedSlugs(artifact));
    }
  });

  it('sets up each version in at most one way, with arguments that are not null', () => {
    expect(
      versions.filter(
        ({ environmentSetup: setup }) =>
          setup.length > 1 || setup.some(({ arguments: args }) => args === null),
      ),
    ).toEqual([]);
    expect(
      versions.flatMap(({ links }) => links).filter(({ label }) => !label || label.length > 40),
    ).toEqual([]);
  });

  it('counts as many launches of versions as of their artifact', () => {
    expect(
      offenders(
        ({ metrics, versions: own }) =>
          own.length > 0 &&
          own.reduce((sum, version) => sum + version.metrics.accessCount, 0) !==
            metrics.accessCount,
      ),
    ).toEqual([]);
  });

  it('counts no more users than launches, and no more notebook users than users', () => {
    expect(
      offenders(({ metrics, versions: own }) =>
        [metrics, ...own.map((version) => version.metrics)].some(
          ({ accessCount, uniqueAccessCount, uniqueCellExecutionCount }) =>
            uniqueAccessCount > accessCount || uniqueCellExecutionCount > uniqueAccessCount,
        ),
      ),
    ).toEqual([]);
  });
});

describe('the hand-written artifacts', () => {
  const newestFirst = seedArtifacts.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));

  it('start with twelve complete public artifacts', () => {
    for (const artifact of newestFirst.slice(0, 12)) {
      expect(artifact.visibility, artifact.title).toBe('public');
      expect(artifact.authors.length, artifact.title).toBeGreaterThan(0);
      expect(artifact.versions.length, artifact.title).toBeGreaterThan(0);
      expect(artifact.badges.length, artifact.title).toBeGreaterThan(0);
      expect(artifact.long_description, artifact.title).toMatch(/^(#|\||[-*] |```)/m);
      expect(artifact.title).toMatch(/^[\p{L}\p{N} :,.()-]+$/u);
    }
  });

  it('come before all generated ones in the catalogue', () => {
    const newestGenerated =
      generated
        .map(({ updatedAt }) => updatedAt)
        .toSorted()
        .at(-1) ?? '';
    expect(titlesOf(seedArtifacts.filter((a) => a.updatedAt <= newestGenerated))).toEqual([]);
  });

  it('contain one for editing: with owner, administrator, collaborator and a link that they cannot see', () => {
    const byId = new Map(seedArtifacts.map((artifact) => [artifact.uuid, artifact]));
    const holders = ({ roles }: SeedArtifact) =>
      roles.map(({ user, role }) => `${user.split(':').at(-1)} ${role}`);
    const found = seedArtifacts.filter((artifact) => {
      const providers = artifact.versions.map(({ contentsUrn }) => contentsUrn.split(':')[3]);
      const targets = artifact.linkedArtifacts.map((id) => byId.get(id));
      return (
        holders(artifact).join() ===
          'mokafor administrator,tecor administrator,liwei collaborator' &&
        ['git', 'zenodo'].every((provider) => providers.includes(provider)) &&
        providers.filter((provider) => provider === 'chameleon').length > 1 &&
        targets.length > 2 &&
        targets.some(
          (target) =>
            target?.visibility === 'private' && !/mokafor|liwei/.test(holders(target).join()),
        )
      );
    });
    expect(titlesOf(found)).toEqual(['Noisy Neighbours on Shared Flash, Revisited']);
  });

  it('have contents of every kind', () => {
    const kinds = new Set(
      seedArtifacts.flatMap(({ versions: own }) =>
        own.map(({ contentsUrn }) => contentsUrn.split(':').slice(2, 4).join(':')),
      ),
    );
    for (const kind of ['git', 'zenodo', 'chameleon', 'http', 'heat_template']) {
      expect([...kinds]).toContain(`contents:${kind}`);
    }
    for (const site of ['chi-uc', 'chi-tacc', 'kvm-tacc', 'other']) {
      expect([...kinds]).toContain(`image:${site}`);
    }
  });
});
