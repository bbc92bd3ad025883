import { recordOf } from '../../../src/domain/files/recordFiles';
import type { SeedArtifact } from '../../seeds/seed';
import { studyFiles } from './studyFiles';
import { type ZipEntry, zipFile } from './zipFile';

/** A record of the research data archive. */
export interface ArchiveRecord {
  /** A number, as a text. */
  id: string;
  /** The number that stands for all versions. */
  conceptId: string;
  title: string;
  authors: string[];
  /** ISO 8601 in UTC, with seconds. */
  createdAt: string;
  isNewest: boolean;
  access: 'public' | 'restricted' | 'embargoed' | 'removed';
  /** The files, by their keys. */
  files: () => Map<string, RecordFile>;
}

export interface RecordFile {
  bytes: Buffer;
  /** The files in a zip. */
  entries?: ZipEntry[];
}

/** Records that are not public, and one with more files in its zip than Zenodo lists. */
const restricted = '15218906';
const embargoed = '17229948';
const removed = '14887001';
const large = '19344802';

/** The day when the embargo ends. */
export const embargoEnd = '2031-03-01';

/** A record for each one that the versions of public artifacts name. */
export function archiveRecords(artifacts: readonly SeedArtifact[]): ArchiveRecord[] {
  return artifacts.flatMap((artifact) => {
    if (artifact.visibility === 'private') return [];
    const versions = artifact.versions.flatMap(({ contentsUrn, createdAt }) => {
      const id = recordOf(contentsUrn);
      return id ? [{ id, createdAt }] : [];
    });
    const conceptId = String(Math.min(...versions.map(({ id }) => Number(id))) - 1);
    return versions.map(({ id, createdAt }, place): ArchiveRecord => {
      let made: Map<string, RecordFile> | undefined;
      return {
        id,
        conceptId,
        title: artifact.title,
        authors: artifact.authors.map(({ fullName }) => fullName),
        createdAt,
        isNewest: place === 0,
        access: accessOf(id),
        files: () => (made ??= filesOf(artifact, id, createdAt)),
      };
    });
  });
}

function accessOf(id: string): ArchiveRecord['access'] {
  if (id === restricted) return 'restricted';
  if (id === embargoed) return 'embargoed';
  return id === removed ? 'removed' : 'public';
}

function filesOf(artifact: SeedArtifact, id: string, createdAt: string): Map<string, RecordFile> {
  const study = {
    title: artifact.title,
    short: artifact.short_description,
    name: `record-${id}`,
    authors: artifact.authors.map(({ fullName }) => fullName),
    year: createdAt.slice(0, 4),
    change: 0,
    hasPictures: true,
  };
  const files = new Map(
    Object.entries(studyFiles(study, 'conda')).flatMap(([path, file]) =>
      typeof file === 'string' || file instanceof Uint8Array
        ? [[path, Buffer.from(file)] as const]
        : [],
    ),
  );
  const more = Array.from({ length: id === large ? 1100 : 0 }, (_, hour) => ({
    path: `traces/hour-${String(hour).padStart(4, '0')}.csv`,
    bytes: Buffer.from(`second,packets\n0,${(hour * 7919) % 10_000}\n`),
  }));
  const code = [...files].map(([path, bytes]) => ({ path, bytes })).concat(more);
  const readme = files.get('README.md') ?? Buffer.alloc(0);
  const table = files.get('results/run-1.csv') ?? Buffer.alloc(0);
  return new Map<string, RecordFile>([
    ['README.md', { bytes: readme }],
    ['run-1.csv', { bytes: table }],
    ['code.zip', { bytes: zipFile(code), entries: code }],
    ['raw.tar.gz', { bytes: Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]) }],
  ]);
}
