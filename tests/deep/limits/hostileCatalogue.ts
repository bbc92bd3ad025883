import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { shortAttacks } from '../hostile/corpus/corpus';
import { hostileArtifact, uuidOf } from '../hostile/places/hostileArtifact';
import type { Json } from '../../e2e/catalogue/brokenArtifacts';

/** Artifacts of a feed. Each has six versions, and a feed has 50 entries at most. */
const groupSize = 8;

/** An attack, the artifact that has it in every field, and the tag of its feed. */
export interface HostileCase {
  name: string;
  text: string;
  id: string;
  tag: string;
}

/** One attack of so many. HOSTILE_EVERY=1 tries all, in about ten minutes. */
const every = Number(process.env.HOSTILE_EVERY ?? 6);
const attacks = shortAttacks.filter((_, index) => index % every === 0);

/** The attacks that fit a field. */
export const cases: readonly HostileCase[] = attacks.map(({ name, text }, index) => ({
  name,
  text,
  id: uuidOf(index),
  tag: `group-${Math.floor(index / groupSize)}`,
}));

function artifacts(): Json[] {
  const hostile = attacks.map((attack, index) => ({
    ...hostileArtifact(attack, index),
    tags: [attack.text, cases[index]?.tag],
  }));
  return hostile;
}

/** A catalogue API of public artifacts with every attack in every field, until `work` ends. */
export async function withHostileCatalogue(work: (apiUrl: string) => Promise<void>): Promise<void> {
  const all = artifacts();
  const answerTo = (address: URL): unknown => {
    const [, id] = /^\/artifacts\/([^/]+)\/$/.exec(address.pathname) ?? [];
    if (id !== undefined) return all.find(({ uuid }) => uuid === id);
    if (address.pathname !== '/artifacts/') return undefined;
    const tag = address.searchParams.get('tag');
    const chosen = tag === null ? all : all.filter(({ tags }) => (tags as string[]).includes(tag));
    const limit = Number(address.searchParams.get('limit') ?? 100);
    const start = chosen.findIndex(({ uuid }) => uuid === address.searchParams.get('after'));
    const page = chosen.slice(Math.max(0, start), Math.max(0, start) + limit);
    const hasMore = Math.max(0, start) + limit < chosen.length;
    return { artifacts: page, next: { after: hasMore ? page.at(-1)?.uuid : null, limit } };
  };
  const server = createServer((request, response) => {
    const found = answerTo(new URL(request.url ?? '', 'http://localhost'));
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(found ?? { detail: 'Not found.' }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
