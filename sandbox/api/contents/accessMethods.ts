import * as v from 'valibot';

import { badCall } from '../http/refusal';
import { readContentsUrn } from './contentsUrn';

const exp = v.pipe(v.number(), v.integer(), v.description('Seconds since 1970.'));
const texts = v.record(v.string(), v.string());

/** One way to fetch the contents of a version (contract/api 2.11). */
export const accessMethod = v.variant('protocol', [
  v.object({
    protocol: v.literal('http'),
    url: v.string(),
    exp,
    headers: texts,
    method: v.literal('GET'),
  }),
  v.object({
    protocol: v.literal('git'),
    remote: v.string(),
    ref: v.string(),
    env: texts,
    exp,
  }),
]);

export type AccessMethod = v.InferOutput<typeof accessMethod>;

/** The object store, which issues temporary addresses. */
export interface ObjectStore {
  temporaryAddress(key: string): { url: string; exp: number };
}

interface Contents {
  urn: string;
  environmentSetup: { type: string; arguments: unknown }[];
}

/** The year 10000, which stands for "never" (contract/api 1.4). */
const never = 253402300800;

/** The ways to fetch the contents of a version. Throws a refusal if there is none. */
export function accessMethodsOf(contents: Contents, store: ObjectStore): AccessMethod[] {
  const { provider, id } = readContentsUrn(contents.urn);
  if (provider === 'git') return gitMethods(id);
  if (provider === 'zenodo') return [http(archiveOfRecord(id), never)];
  if (provider === 'chameleon') {
    const { url, exp } = store.temporaryAddress(id);
    return [http(url, exp)];
  }
  if (provider === 'http') return [git(sourceOf(contents), 'HEAD')];
  throw badCall(`Contents of the kind "${provider}" cannot be fetched.`);
}

function gitMethods(id: string): AccessMethod[] {
  // The real server splits at every @ and keeps two pieces, so remotes with a user name come out
  // wrong (contract/api 2.11).
  const [remote = '', ref = 'HEAD'] = id.split('@');
  const archive = archiveOfRepository(remote, ref);
  const clone = git(remote, ref);
  return archive === undefined ? [clone] : [http(archive, never), clone];
}

function archiveOfRepository(remote: string, ref: string): string | undefined {
  const repository = remote.replace(/\.git$/, '').replace(/\/$/, '');
  const host = URL.canParse(remote) ? new URL(remote).hostname : '';
  if (host === 'github.com') return `${repository}/archive/${ref}.zip`;
  if (host !== 'gitlab.com') return undefined;
  const name = repository.split('/').at(-1) ?? '';
  return `${repository}/-/archive/${ref}/${name}-${ref}.zip`;
}

function archiveOfRecord(doi: string): string {
  const record = doi.split('zenodo.').at(-1) ?? '';
  return `https://zenodo.org/records/${record}/files/archive.tar.gz`;
}

function sourceOf({ environmentSetup }: Contents): string {
  const setup = environmentSetup.find(({ type }) => type === 'source_code');
  const url = (setup?.arguments as { url?: unknown } | undefined)?.url;
  if (typeof url !== 'string') throw badCall('The version does not say where its source is.');
  return url;
}

function http(url: string, exp: number): AccessMethod {
  return { protocol: 'http', url, exp, headers: {}, method: 'GET' };
}

function git(remote: string, ref: string): AccessMethod {
  return { protocol: 'git', remote, ref, env: {}, exp: never };
}
