import fc from 'fast-check';

import type { Artifact } from '../../../src/domain/artifact/artifact';
import { anArtifact } from '../../builders/anArtifact';
import { anAuthor } from '../../builders/anAuthor';
import { aDoiVersion, aVersion } from '../../builders/aVersion';

const given = [
  ...'Maya Łukasz Éric Ñuño Øystein Ğamze Đorđe Ștefan İpek Ångel Jean-Émile Wei-Han J. R. danah'.split(
    ' ',
  ),
  ...'Þóra Ōtani Čeněk Żaneta Hưng Thị Ảnh Ольга Γιώργος محمد नीता ანა Յակոբ דוד สมชาย'.split(' '),
];

const family = [
  ...'Okafor Żak Ångström Őry Çelik Ķēniņš Đặng Nguyễn Phạm Ħaż Ərdoğan Ó’Brien O’Neil Zoë-Łoś'.split(
    ' ',
  ),
  ...'boyd al-Farsi d’Annunzio ñandú Иванова Παπαδόπουλος السيد शर्मा კაპანაძე כהן ใจดี'.split(' '),
  'van der Berg',
  'de la Cruz',
  'Ortega y Gasset',
  'Pérez i Miró',
  'de Souza e Silva',
  'Davis Jr.',
  'Gates III',
  'Haddad, PhD',
];

const wholeNames = [
  '山田 太郎',
  '김 민준',
  '李伟',
  '𠮷田 花子',
  'Plato',
  'et al.',
  'National Science Foundation',
  'École polytechnique de l’Été Project',
  'Łódź University of Technology',
  'AT&T Labs',
  '100% Team_#1 {x} \\y ~^$',
  'Московский государственный университет имени М. В. Ломоносова',
  '東京 大学',
  'Ada 😀 Lovelace',
  'The "Quoted" Group',
  'ʻAukai Kaʻahumanu',
  'Smith, Jr.',
  'Team and Friends, Inc.',
  'x'.repeat(200),
];

const words = [
  ...'NVMe-oF NASA BGP eBPF the of a {braces} }{ 100% R&D snake_case #7 $5 ~1 O(n^2) <b>'.split(
    ' ',
  ),
  ..."\\input{x} \"quoted\" 'single' ``tex'' -- --- ?` “curly” «double» „low“ – — … € ° µs ½ ™".split(
    ' ',
  ),
  ...'Straße ñandú İstanbul Œuvre Ğ Ő ķ ṱ ạ ế Hưng ≤ → − ∞ Ольга 李伟 العربية עברית नमस्ते 😀 Ω λ'.split(
    ' ',
  ),
  '\u200bzero',
  'cafe\u0301',
];

const name = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constantFrom(...given), fc.constantFrom(...family)) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...wholeNames)) },
);

const artifact = fc.record({
  id: fc.noBias(fc.uuid({ version: 4 })),
  year: fc.noBias(fc.integer({ min: 1990, max: 2029 })),
  owner: fc.noBias(
    fc.string({ minLength: 3, unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz') }),
  ),
  title: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 9 }),
  names: fc.array(name, { maxLength: 6 }),
  slug: fc.constantFrom('2026-03-02', '2026-03-02.1', 'v_1 & {x}'),
  doi: fc.constantFrom('10.5281/zenodo.1', '10.1000/a_b', '10.1002/(SICI)1<1::A>3.0', undefined),
});

/** Artifacts with random names and titles. The same seed yields the same ones. */
export function generatedArtifacts(seed: number, count: number): Artifact[] {
  return fc
    .sample(artifact, { seed, numRuns: count })
    .map(({ id, year, owner, title, names, slug, doi }) =>
      anArtifact({
        id,
        ownerUrn: `urn:trovi:user:chameleon:${owner}`,
        title: title.join(' '),
        authors: names.map((parts) => anAuthor({ fullName: parts.join(' ') })),
        versions: [
          aVersion({ slug, createdAt: Date.UTC(year, 5) }),
          ...(doi ? [aDoiVersion({ contentsUrn: `urn:trovi:contents:zenodo:${doi}` })] : []),
        ],
      }),
    );
}
