import { seedArtifacts } from '../../../sandbox/seeds/seedArtifacts';
import type { Artifact } from '../../../src/domain/artifact/artifact';
import { anArtifact, anEmptyArtifact } from '../../builders/anArtifact';
import { anAuthor } from '../../builders/anAuthor';
import { aDoiVersion, aVersion } from '../../builders/aVersion';
import { awkwardArtifacts } from '../../builders/awkwardArtifacts';
import { recordArtifacts } from '../../builders/recordArtifacts';
import { worldArtifacts } from '../../builders/worldArtifacts';

/** A key that no export may contain. */
export const sharingKey = 'Sharing-Key-That-Opens-A-Private-Artifact_00';

/** The sandbox's artifacts, artifacts that lack something, and hostile ones. */
export function sampleArtifacts(): Artifact[] {
  const real = [...seededArtifacts(), ...recordArtifacts(), ...worldArtifacts()];
  const all = [...real, ...awkwardArtifacts(), ...lacking(), ...hostile()];
  return all.map((artifact) => ({ ...artifact, sharingKey }));
}

/** The artifacts of a new sandbox. */
export function seededArtifacts(): Artifact[] {
  return seedArtifacts.map((seed) =>
    anArtifact({
      id: seed.uuid,
      title: seed.title,
      shortDescription: seed.short_description,
      longDescription: seed.long_description ?? '',
      citation: seed.citation ?? undefined,
      visibility: seed.visibility,
      ownerUrn: seed.ownerUrn,
      tags: seed.tags,
      createdAt: Date.parse(seed.createdAt),
      updatedAt: Date.parse(seed.updatedAt),
      authors: seed.authors.map(({ fullName, affiliation, email }) =>
        anAuthor({ fullName, email, affiliation: affiliation ?? '' }),
      ),
      versions: seed.versions.map(({ createdAt, ...version }) =>
        aVersion({ ...version, createdAt: Date.parse(createdAt) }),
      ),
      metrics: seed.metrics,
    }),
  );
}

function lacking(): Artifact[] {
  const older = aDoiVersion({ slug: '2024-01-01', createdAt: Date.UTC(2024, 0, 1) });
  return [
    anEmptyArtifact(),
    anArtifact({ versions: [aVersion(), older] }),
    anArtifact({ versions: [aDoiVersion()], authors: [] }),
    anArtifact({ versions: [], tags: [] }),
    anArtifact({ versions: [aVersion({ createdAt: undefined })] }),
    anArtifact({ shortDescription: '', longDescription: '' }),
    anArtifact({ authors: [anAuthor({ affiliation: '', email: '' })] }),
    anArtifact({ authors: [anAuthor(), anAuthor()], tags: ['a', 'a', ' a '] }),
  ];
}

const hostileTexts: readonly string[] = [
  'x'.repeat(5000),
  'Two\r\nlines,\n\n  and\ta tab\u2028\u2029\u0085\u000b\u000c',
  'Controls \u0000\u0001\u0008\u001b[31m\u007f\u009f and \ufffe\uffff\u{1fffe}\ufdd0',
  'Half \ud83d and \ude00 a character',
  `"Quoted" 'single' \`back\` \\ \\n \\u0000 {"a": [1]} %7B`,
  'Emoji 😀 👩‍🔬 🇨🇭 a\u0308\u0301',
  'עברית العربية \u202eabc\u202c \u200f \ufeff',
  '李伟 и Ольга नीता',
  ']]><!-- --><script>alert(1)</script>&amp;&#0;&lt;',
  'TY  - BOOK\r\nER  - \r\nTI  - Trap',
  '@misc{trap, title = {x}} } { " # \\',
  '- yes: no # comment',
  '2026-03-02',
  'true',
  '~',
  '1e3',
  '0x1F',
  '12:30:45',
  '=1+1',
  '!!python/object: *a &b | > %',
  'https://example.org/a b?c=d&e=<f>',
  '   ',
];

function hostile(): Artifact[] {
  return hostileTexts.flatMap((text, index) => {
    const id = `00000000-0000-4000-9000-${String(index).padStart(12, '0')}`;
    const author = { fullName: text, affiliation: text, email: text };
    const all = {
      title: text,
      shortDescription: text,
      longDescription: text,
      ownerUrn: `urn:trovi:user:chameleon:${text}`,
      authors: [author, anAuthor({ ...author, fullName: `Ann ${text} Lee` })],
      tags: [text, `${text}, ${text}`],
    };
    const version = aVersion({
      slug: text,
      contentsUrn: `urn:trovi:contents:git:https://github.com/${text}/${text}.git@${text}`,
      environmentSetup: [{ type: text, arguments: text }],
      links: [{ label: text, urn: text, verified: false }],
    });
    const archived = aDoiVersion({ contentsUrn: `urn:trovi:contents:zenodo:10.5281/${text}` });
    return [
      anArtifact({ ...all, id, versions: [version, archived] }),
      anArtifact({ ...all, id, versions: [archived] }),
      anArtifact({ ...all, id: text, versions: [] }),
    ];
  });
}
