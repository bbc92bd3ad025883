import { sql } from 'drizzle-orm';
import { Hono } from 'hono';

import { anonymous } from '../api/http/caller';
import { loadArtifacts } from '../api/artifacts/loadArtifacts';
import type { WireArtifact } from '../schemas/artifact';
import { troviJson } from '../codeHost/samples/roCrate';
import type { Queries } from '../database/connection';
import { versions } from '../database/tables/schema';
import { pageNotFound } from '../pages/page';
import { tarball } from './tarball';
import type { TemporaryAddresses } from './temporaryAddresses';

/**
 * The object store, with paths below `/objects`. Seed artifacts were never uploaded, so their
 * archives are generated on request: a read-me, and the artifact's description as `trovi.json`.
 */
export function createObjectStore(queries: Queries, addresses: TemporaryAddresses): Hono {
  const store = new Hono();
  store.get('/:key', async (context) => {
    const key = context.req.param('key');
    if (!addresses.isGood(key, new URL(context.req.url).searchParams)) {
      return context.text('401 Unauthorized: the address has expired or was changed.\n', 401);
    }
    const [version] = await queries
      .select()
      .from(versions)
      .where(sql`lower(${versions.contentsUrn}) = lower(${`urn:trovi:contents:chameleon:${key}`})`);
    const [artifact] = version
      ? await loadArtifacts(queries, [version.artifactUuid], { caller: anonymous })
      : [];
    if (!version || !artifact) return pageNotFound(context);
    context.header('content-type', 'application/gzip');
    context.header('content-disposition', `attachment; filename="${version.slug}.tar.gz"`);
    return context.body(new Uint8Array(tarball(filesOf(artifact), version.createdAt)));
  });
  store.all('*', pageNotFound);
  return store;
}

function filesOf(artifact: WireArtifact): Record<string, string> {
  const { title, short_description: shortDescription, long_description: long } = artifact;
  const note =
    'This archive was made by the Trovi sandbox from the description in the catalogue: nothing was ever uploaded.';
  return {
    'README.md': `${[`# ${title}`, shortDescription, long, `---\n${note}`].filter(Boolean).join('\n\n')}\n`,
    'trovi.json': troviJson({
      title,
      shortDescription,
      longDescription: long,
      tags: artifact.tags,
      authors: artifact.authors.map(({ full_name: fullName, email, affiliation }) => ({
        fullName,
        email,
        affiliation,
      })),
    }),
  };
}
