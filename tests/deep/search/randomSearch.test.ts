import fc from 'fast-check';
import { expect, it } from 'vitest';

import { matchesSearch } from '../../../src/domain/catalogue/search/matchSearch';
import { parseSearch } from '../../../src/domain/catalogue/search/parseSearch';
import { anArtifact } from '../../builders/anArtifact';
import { aVersion } from '../../builders/aVersion';
import { meetsSearch } from '../../e2e/catalogue/expectation';
import type { WireArtifact } from '../../e2e/catalogue/wire';

const pairs = 3_000;

const word = fc.constantFrom(
  ...'nvme latency Müller MU\u0308LLER muller İstanbul istanbul Straße STRASSE οδος ΟΔΟΣ O’Brien'.split(
    ' ',
  ),
  ...`O'Brien eﬃcient EFFICIENT ＧＰＵ gpu データセット ﾃﾞｰﾀ 科学 شبكات edge x-y 10.5281 doi or OR Or`.split(
    ' ',
  ),
  ...'- -- tag: has:doi is:collection :" edge" AND and'.split(' '),
  ...'Łukasz lukasz obrien Þórdís thordis YILDIZ Yıldız ŒUVRE oeuvre'.split(' '),
  ...'https://github.com/edge/x-y.git git@git.example.org:lab/gpu/ lab/gpu/tree/main'.split(' '),
  ...'O´Brien O`Brien ＯＲ ＡＮＤ ｔａｇ：edge －edge la\u00adtency \u200flatency'.split(' '),
  ...'github.com/edge/x-y/tree/v1 http://dx.doi.org/10.5281/zenodo.7 github.com/'.split(' '),
);
const blank = fc.constantFrom(
  ' ',
  '  ',
  '\u00a0',
  '\t',
  '\n',
  '\u3000',
  '\u2028',
  '\u2007',
  '\x85',
);
const text = fc
  .array(fc.tuple(word, blank), { maxLength: 5 })
  .map((parts) => parts.flat().join(''));
const texts = fc.array(text, { maxLength: 2 });

const field = fc.constantFrom(
  '',
  '',
  '',
  'tag:',
  'author:',
  'affiliation:',
  'Title:',
  'DOI:',
  'x:',
);
const quoted = fc
  .tuple(fc.constantFrom('"', '“', '„', '＂'), text, fc.constantFrom('"', '”', ''))
  .map((parts) => parts.join(''));
const piece = fc
  .tuple(fc.constantFrom('', '', '', '', '-'), field, fc.oneof(word, word, word, quoted))
  .map((parts) => parts.join(''));
const special = fc.constantFrom(
  'OR',
  'OR',
  'AND',
  'has:doi',
  '-has:doi',
  'IS:collection',
  'tag:',
  '""',
  '-',
);
const query = fc
  .array(fc.tuple(fc.oneof({ arbitrary: piece, weight: 4 }, special), blank), { maxLength: 4 })
  .map((parts) => parts.flat().join(''));

const urn = fc.constantFrom(
  'urn:trovi:contents:zenodo:10.5281/zenodo.7',
  'urn:trovi:contents:git:https://github.com/edge/x-y.git@main',
  'urn:trovi:contents:git:https://git.example.org/lab/gpu@v1',
  'urn:trovi:image:chi-uc:9',
);

/** An artifact as the API sends it. */
const wireArtifact: fc.Arbitrary<WireArtifact> = fc.record({
  uuid: fc.constant('8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2'),
  title: text,
  short_description: text,
  long_description: fc.oneof(text, fc.constant(null)),
  owner_urn: fc.constantFrom('urn:trovi:user:chameleon:nvme', 'urn:trovi:user:chameleon:a:b'),
  visibility: fc.constantFrom('public' as const, 'private' as const),
  tags: texts,
  authors: fc.array(
    fc.record({ full_name: text, affiliation: fc.oneof(text, fc.constant(null)), email: text }),
    { maxLength: 2 },
  ),
  versions: fc.array(
    urn.map((address) => ({
      slug: '2026-01-01',
      contents: { urn: address },
      metrics: { access_count: 0 },
    })),
    { maxLength: 2 },
  ),
  linked_artifacts: fc.array(fc.constant({ linked_artifact: 'a' }), { maxLength: 1 }),
});

const artifactOf = (wire: WireArtifact) =>
  anArtifact({
    title: wire.title,
    shortDescription: wire.short_description,
    longDescription: wire.long_description ?? '',
    ownerUrn: wire.owner_urn,
    visibility: wire.visibility,
    tags: wire.tags,
    authors: wire.authors.map(({ full_name, affiliation, email }) => ({
      fullName: full_name,
      affiliation: affiliation ?? '',
      email,
    })),
    versions: wire.versions.map(({ contents }) =>
      aVersion({ contentsUrn: contents.urn, links: [] }),
    ),
    linkedArtifacts: wire.linked_artifacts.map(({ linked_artifact }) => ({
      relation: 'collection',
      artifactId: linked_artifact,
      title: '',
    })),
  });

it(`agrees with a second implementation of the rules on ${pairs} pairs of artifact and search`, () => {
  const found = { true: 0, false: 0 };
  fc.assert(
    fc.property(wireArtifact, query, (wire, q) => {
      const expected = meetsSearch(wire, q);
      found[`${expected}`] += 1;
      expect(matchesSearch(artifactOf(wire), parseSearch(q))).toBe(expected);
    }),
    { numRuns: pairs },
  );
  expect(Math.min(found.true, found.false)).toBeGreaterThan(pairs / 10);
});
