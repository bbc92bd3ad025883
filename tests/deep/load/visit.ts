import type { RunningSandbox } from '../../../sandbox/sandbox';

type Addresses = Pick<RunningSandbox, 'urls'>['urls'];

/** A response in the load test: its duration and its problem, if any. */
export interface Answered {
  /** Path of the call, ids as `:id`. */
  call: string;
  milliseconds: number;
  problem?: string;
}

interface Listed {
  artifacts: { uuid: string }[];
  next: { after: string | null };
}

/** The calls of a browser that opens the list and some artifacts. */
export async function* visit({ dashboard, api, portal }: Addresses): AsyncGenerator<Answered> {
  const isPage = (body: unknown) => Array.isArray((body as Listed | undefined)?.artifacts);
  yield* ask(`${dashboard}config.json`, (body) => typeof body === 'object');
  const first = yield* ask(`${api}/artifacts/?limit=21&sort_by=updated_at`, isPage);
  yield* ask(`${api}/meta/tags/`, (body) => typeof body === 'object');
  yield* ask(`${portal}/experiment/share/api/badges`, (body) => typeof body === 'object');
  let known = (first as Listed | undefined)?.artifacts ?? [];
  let hasMore = Boolean((first as Listed | undefined)?.next.after);
  while (hasMore) {
    const cursor = known.at(-1)?.uuid ?? '';
    const address = `${api}/artifacts/?limit=200&sort_by=updated_at&after=${cursor}`;
    const page = (yield* ask(address, isPage)) as Listed | undefined;
    known = [...known, ...(page?.artifacts.slice(1) ?? [])];
    hasMore = Boolean(page?.next.after) && (page?.artifacts.length ?? 0) > 1;
  }
  for (let opened = 0; opened < 5; opened += 1) {
    const { uuid } = known[Math.floor(Math.random() * known.length)] ?? { uuid: 'none' };
    const isIt = (body: unknown) => (body as { uuid: string } | undefined)?.uuid === uuid;
    yield* ask(`${api}/artifacts/${uuid}/`, isIt);
  }
}

async function* ask(
  address: string,
  isGood: (body: unknown) => boolean,
): AsyncGenerator<Answered, unknown> {
  const began = performance.now();
  const { body, problem } = await fetchJson(address);
  const call = new URL(address).pathname.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, ':id');
  const milliseconds = performance.now() - began;
  yield {
    call,
    milliseconds,
    problem: problem ?? (isGood(body) ? undefined : `${call}: not what was asked for`),
  };
  return body;
}

async function fetchJson(address: string): Promise<{ body?: unknown; problem?: string }> {
  try {
    const response = await fetch(address);
    const text = await response.text();
    if (!response.ok) return { problem: `${address}: ${response.status} ${text.slice(0, 200)}` };
    return { body: JSON.parse(text) as unknown };
  } catch (error) {
    return { problem: `${address}: ${String((error as Error).cause ?? error)}` };
  }
}
