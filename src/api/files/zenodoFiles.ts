import * as v from 'valibot';
import { encodePath } from '../../domain/artifact/git/repositoryFiles';
import { FileError } from '../../domain/files/fileError';
import { rawAddress } from '../../domain/files/filePlace';
import { recordFiles } from '../../domain/files/recordFiles';
import type { FileSource } from '../../domain/files/fileSource';
import type { TreeEntry } from '../../domain/files/treeEntry';
import { ownObject } from '../../domain/text/ownObject';
import type { HostFiles } from './hostFiles';
import { readJson } from './readJson';

const sizeSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const fileSchema = ownObject({
  key: v.string(),
  size: sizeSchema,
  checksum: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,12}:[0-9a-f]{16,128}$/i))),
});
const noLicences = v.fallback(v.array(v.unknown()), []);
const licenceSchema = ownObject({
  id: v.fallback(v.optional(v.string()), undefined),
  title: v.fallback(v.optional(ownObject({ en: v.string() })), undefined),
});
const recordSchema = ownObject({
  id: v.string(),
  metadata: v.fallback(ownObject({ rights: noLicences }), { rights: [] }),
  parent: ownObject({ id: v.string() }),
  access: ownObject({
    files: v.string(),
    embargo: v.optional(ownObject({ active: v.boolean(), until: v.nullish(v.string()) })),
  }),
  files: ownObject({ enabled: v.boolean(), entries: v.optional(v.record(v.string(), fileSchema)) }),
});
const listingSchema = ownObject({
  entries: v.array(ownObject({ key: v.string(), size: sizeSchema })),
  truncated: v.boolean(),
});

/** The form of a record that InvenioRDM documents. `application/json` is Zenodo's former one. */
const recordType = 'application/vnd.inveniordm.v1+json';

/** Most archives of a record whose files are listed, with a request for each. */
const mostArchives = 10;

/** Reads files from Zenodo (contract/code-hosts 4). */
export const zenodoFiles: HostFiles = {
  async readTree(source, signal) {
    const { host, files } = source;
    const address = `${host.apiUrl}/records/${files.name}`;
    const { value } = await readJson(address, recordSchema, signal, recordType);
    // A number that stands for all versions leads to the newest one.
    const isSame = value.id === files.name || value.parent.id === files.name;
    if (!isSame || !/^[1-9]\d*$/.test(value.id)) throw new FileError('failed');
    if (value.access.files !== 'public') throw new FileError('closed', embargoEnd(value.access));
    const present = { host, files: recordFiles(host, value.id) };
    const entries = Object.values(value.files.entries ?? {}).map(
      ({ key, size, checksum }): TreeEntry => ({
        path: key,
        kind: 'file',
        size,
        ...(checksum && { checksum }),
      }),
    );
    const { archives, isCut } = await readArchives(present, entries, signal);
    const paths = [...archives.keys()];
    const statedLicences = value.metadata.rights.flatMap(licenceName);
    return {
      source: { ...present, archives: paths },
      entries: entries.flatMap((entry) => {
        const inside = archives.get(entry.path);
        return inside ? [{ ...entry, kind: 'archive' as const }, ...inside] : [entry];
      }),
      isCut,
      ...(statedLicences.length > 0 && { statedLicences }),
    };
  },
  fileAddress: rawAddress,
};

/** The English title of a licence, else its identifier. */
function licenceName(value: unknown): string[] {
  const { success, output } = v.safeParse(licenceSchema, value);
  const name = success ? (output.title?.en ?? output.id)?.trim() : undefined;
  return name ? [name] : [];
}

function embargoEnd({ embargo }: v.InferOutput<typeof recordSchema>['access']) {
  const end = embargo?.active ? Date.parse(embargo.until ?? '') : Number.NaN;
  return Number.isNaN(end) ? undefined : end;
}

/** Asks for the files in the first archives. One that cannot be listed stays a file. */
async function readArchives(source: FileSource, entries: TreeEntry[], signal: AbortSignal) {
  const archives = new Map<string, TreeEntry[]>();
  let isCut = false;
  const listable = entries.filter(
    ({ path }) =>
      /\.zip$/i.test(path) && !entries.some((other) => other.path.startsWith(`${path}/`)),
  );
  await Promise.all(
    listable.slice(0, mostArchives).map(async ({ path }) => {
      const address = `${source.files.raw}${encodePath(path)}/container`;
      const listing = await readJson(address, listingSchema, signal).catch((error: unknown) => {
        if (error instanceof FileError && error.code !== 'limit') return undefined;
        throw error;
      });
      if (!listing) return;
      const { entries: inside, truncated } = listing.value;
      isCut ||= truncated;
      archives.set(
        path,
        inside.map(({ key, size }) => ({ path: `${path}/${key}`, kind: 'file', size })),
      );
    }),
  );
  return { archives, isCut };
}
