import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createArtifacts, tags } from './artifacts';
import { detail, Refusal } from './refusals';
import { type Caller, tokensFor, visitor } from './tokens';

/** A catalogue API that follows docs/contract to the letter, independent of the sandbox. */
export interface ContractServer {
  /** Its address, without a final slash. */
  url: string;
  /** The calls that it failed on, and those that it does not support, with their input. */
  faults: string[];
  close(): Promise<void>;
}

interface Call {
  method: string;
  /** The pieces of the path below the address of the API. */
  path: string[];
  query: URLSearchParams;
  /** The JSON that was sent. Throws where that is not the type or not JSON. */
  sent: () => unknown;
  caller: Caller;
}

const openToAll = { 'access-control-allow-origin': '*' };
const preflight = {
  ...openToAll,
  'access-control-allow-methods': 'DELETE, GET, OPTIONS, PATCH, POST, PUT',
  'access-control-allow-headers':
    'accept, authorization, content-type, user-agent, x-csrftoken, x-requested-with',
  'access-control-max-age': '86400',
};

/** The collections that work without a final slash (contract/api 1.2). */
const collections = /^\/(artifacts|token|contents|import|meta\/tags)$/;

/** Starts the server on a free port. `realm`: the address of the sign-on server's realm. */
export async function startContractServer(realm: string): Promise<ContractServer> {
  const tokens = tokensFor(realm);
  const artifacts = createArtifacts();
  const faults: string[] = [];

  const server = createServer((request, response) => {
    void (async () => {
      if (request.method === 'OPTIONS') return void response.writeHead(200, preflight).end();
      const text = await bodyOf(request);
      const { status, body, headers } = await respond(request, text).catch((error: unknown) =>
        error instanceof Refusal
          ? { status: error.status, body: error.body, headers: {} }
          : { status: 500, body: { detail: String(error) }, headers: {} },
      );
      if (status >= 500) faults.push(`${request.method} ${request.url?.split('?')[0]} ${text}`);
      const content = body === undefined ? undefined : JSON.stringify(body);
      response.writeHead(status, {
        ...openToAll,
        ...(content !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      });
      response.end(content);
    })();
  });

  async function respond(request: IncomingMessage, text: string) {
    const url = new URL(request.url ?? '', 'http://localhost');
    const path = url.pathname.replace(/^\/api/, '');
    if (!path.endsWith('/') && !collections.test(path)) {
      const headers = { location: `${url.pathname}/${url.search}` };
      return { status: 301, body: undefined, headers };
    }
    const isExchange = /^\/token\/?$/.test(path);
    const { authorization } = request.headers;
    const caller = isExchange ? visitor : await tokens.callerOf(url.searchParams, authorization);
    const method = request.method ?? '';
    const sent = () => json(request.headers['content-type'], text);
    if (isExchange && method === 'POST') {
      return { status: 201, body: await tokens.exchange(sent()), headers: {} };
    }
    const pieces = path.split('/').filter(Boolean).map(decodeURIComponent);
    const done = play({ method, path: pieces, query: url.searchParams, sent, caller });
    return { ...done, headers: {} };
  }

  function play({ method, path, query, sent, caller }: Call): { status: number; body?: unknown } {
    const need = (scope: string) => {
      if (!caller.scopes.includes(scope)) throw detail(403, `A scope is missing: ${scope}`);
    };
    const key = query.get('sharing_key');
    const [root = '', id = '', below = '', slug = '', last = ''] = path;
    const shape = `${method} ${root}${id && '/id'}${below && `/${below}`}${slug && '/slug'}${last && `/${last}`}`;
    switch (shape) {
      case 'GET artifacts':
        need('artifacts:read');
        return { status: 200, body: artifacts.list(caller, query) };
      case 'POST artifacts':
        need('artifacts:write');
        return { status: 201, body: artifacts.create(sent(), caller) };
      case 'GET artifacts/id':
        need('artifacts:read');
        return { status: 200, body: artifacts.find(id, caller, key) };
      case 'DELETE artifacts/id':
        need('artifacts:write');
        artifacts.remove(id, caller);
        return { status: 204 };
      case 'POST artifacts/id/versions':
        need('artifacts:write');
        return { status: 201, body: artifacts.addVersion(id, caller, sent) };
      case 'DELETE artifacts/id/versions/slug':
        need('artifacts:write');
        artifacts.removeVersion(id, slug, caller);
        return { status: 204 };
      case 'GET artifacts/id/versions/slug/contents':
        return { status: 200, body: artifacts.contentsOf(id, slug, caller, key) };
      case 'POST artifacts/id/versions/slug/migration':
        need('artifacts:write');
        return { status: 201, body: artifacts.migrate(id, slug, caller, sent()) };
      case 'GET contents':
        need('artifacts:read');
        return { status: 200, body: artifacts.contentsByUrn(query.get('urn'), caller, key) };
      case 'GET meta/id':
        return { status: 200, body: { tags: tags.map((tag) => ({ tag })) } };
      default:
        // The journeys do not need it.
        throw detail(500, `Not played: ${shape}`);
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    faults,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function json(type: string | undefined, text: string): unknown {
  if (type?.split(';')[0]?.trim() !== 'application/json') throw detail(415, 'Not JSON.');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw detail(400, 'JSON parse error.');
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
