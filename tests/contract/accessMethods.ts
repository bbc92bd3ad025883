import { Refusal, unhandled } from './refusals';
import type { Version } from './versionRules';

/** The year 10000 (contract/api 1.4). */
const never = 253402300800;

const http = (url: string, exp = never) => ({
  protocol: 'http',
  url,
  exp,
  headers: {},
  method: 'GET',
});
const git = (remote: string, ref: string) => ({
  protocol: 'git',
  remote,
  ref,
  env: {},
  exp: never,
});

/** The piece of a URN that names its provider (contract/api 7.1). */
export const providerOf = (urn: string) => urn.split(':')[3] ?? '';

/** The ways to fetch the contents of a version (contract/api 2.11). */
export function accessMethodsOf(version: Version) {
  const { urn } = version.contents;
  const id = urn.split(':').slice(4).join(':');
  switch (providerOf(urn)) {
    case 'git': {
      const [remote = '', ref = 'HEAD'] = id.split('@');
      const host = URL.canParse(remote) ? new URL(remote).host : '';
      const page = remote.replace(/\.git$/, '');
      const archive = {
        'github.com': `${page}/archive/${ref}.zip`,
        'gitlab.com': `${page}/-/archive/${ref}/archive.zip`,
      }[host];
      return archive ? [http(archive), git(remote, ref)] : [git(remote, ref)];
    }
    case 'zenodo':
      return [http(`https://zenodo.org/record/${id}/archive.tar.gz`)];
    case 'chameleon':
      // A signed address of the object store is good for about 300 s.
      return [
        http(`https://store.example.org/${id}?signature=x`, Math.floor(Date.now() / 1000) + 300),
      ];
    case 'http': {
      const setup = version.environment_setup.find(({ type }) => type === 'source_code');
      const { url } = (setup?.arguments ?? {}) as { url?: string };
      if (!url) throw unhandled();
      return [git(url, 'HEAD')];
    }
    default:
      throw new Refusal(400, ['Contents of this kind cannot be fetched.']);
  }
}
