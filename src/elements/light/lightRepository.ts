import type { ArtifactRepositoryOptions } from '../../api/catalogue/createArtifactRepository';
import type { Artifact } from '../../domain/artifact/artifact';
import type { ArtifactRepository, FindOptions } from '../../domain/ports/artifactRepository';
import { plainArtifact } from './plainArtifact';

/** How long the answer to a call is waited for before the whole repository takes the call over, in milliseconds. */
const patience = 2_000;

/**
 * The catalogue over HTTP for the light build: finding a public artifact takes the little code that is here. Whatever else is asked
 * for, and whatever goes wrong, is left to the repository of `src/api`, which is loaded then: it reads the same answer.
 */
export function createArtifactRepository(options: ArtifactRepositoryOptions): ArtifactRepository {
  let loading: Promise<ArtifactRepository> | undefined;

  function whole(): Promise<ArtifactRepository> {
    loading ??= createWhole(options);
    loading.catch(() => (loading = undefined));
    return loading;
  }

  async function find(id: string, asked: FindOptions = {}): Promise<Artifact> {
    const { signal, sharingKey } = asked;
    if (options.getToken || !isPlain(id)) return (await whole()).find(id, asked);
    const call = fetch(addressOf(options.apiUrl, id, sharingKey?.trim()), {
      headers: { Accept: 'application/json' },
      signal,
    });
    const artifact = await Promise.race([artifactOf(call), late()]);
    if (artifact) return { ...artifact, id: artifact.id || id };
    signal?.throwIfAborted();
    return (await createWhole(options, call)).find(id, asked);
  }

  return {
    find,
    async *list(asked) {
      yield* (await whole()).list(asked);
    },
    tags: async (signal) => (await whole()).tags(signal),
    badges: async (signal) => (await whole()).badges(signal),
  };
}

async function createWhole(
  options: ArtifactRepositoryOptions,
  call?: Promise<Response>,
): Promise<ArtifactRepository> {
  return (await import('./wholeRepository')).createWhole(options, call);
}

/** Whether an id can stand in an address as it is. */
function isPlain(id: string): boolean {
  return /^[\w-]+$/.test(id);
}

/** Where an artifact is (contract/api 2.2). Old links carry the words for no key. */
function addressOf(api: string, id: string, key = ''): string {
  const address = `${api.replace(/\/*$/, '')}/artifacts/${id}/`;
  return /^(null|undefined)?$/.test(key)
    ? address
    : `${address}?sharing_key=${encodeURIComponent(key)}`;
}

/** The artifact in an answer that leaves nothing to be desired; nothing for any other one, which can still be read. */
async function artifactOf(call: Promise<Response>): Promise<Artifact | undefined> {
  try {
    const answer = await call;
    return answer.ok ? plainArtifact(await answer.clone().json()) : undefined;
  } catch {
    return undefined;
  }
}

function late(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, patience));
}
