import { Hono } from 'hono';

import type { Clock } from '../switches/clock';
import type { FindNewestFile } from '../codeHost/newestFile';
import type { Database } from '../database/connection';
import { pageNotFound } from '../pages/page';
import type { ObjectStore } from './contents/accessMethods';
import { createArtifact } from './create/createArtifact';
import { deleteArtifact } from './artifacts/deleteArtifact';
import { addEndpoint, type Endpoint } from './http/endpoint';
import { findArtifact } from './artifacts/findArtifact';
import { findContentsByUrn, findContentsOfVersion } from './contents/findContents';
import { importArtifact } from './import/importArtifact';
import { reimportArtifact } from './import/reimportArtifact';
import { listArtifacts } from './listing/listArtifacts';
import { listTags } from './listing/listTags';
import { findMigration, requestMigration } from './migration/requestMigration';
import type { MigrationWorker } from './migration/migrationWorker';
import { openApiDocument } from './reference/openApi';
import { referencePage } from './reference/referencePage';
import { Refusal, unknownError } from './http/refusal';
import { addRole } from './roles/addRole';
import { listRoles } from './roles/listRoles';
import { removeRole } from './roles/removeRole';
import { exchangeToken } from './tokens/exchangeToken';
import type { IdentityTrust } from './tokens/identityTrust';
import type { TroviTokens } from './tokens/troviTokens';
import { updateArtifact } from './update/updateArtifact';
import { addVersion } from './versions/addVersion';
import { deleteVersion } from './versions/deleteVersion';

interface ApiParts {
  database: Database;
  store: ObjectStore;
  tokens: TroviTokens;
  trust: IdentityTrust;
  clock: Clock;
  findNewestFile: FindNewestFile;
  migrations: MigrationWorker;
  /** The API's own address, without a final slash. */
  address: string;
  /** Told of every error that nobody foresaw. */
  report: (error: unknown) => void;
}

/** The catalogue API, with paths below `/api` (contract/api 2). */
export function createApi(parts: ApiParts): Hono {
  const api = new Hono();
  for (const endpoint of endpoints(parts)) addEndpoint(api, endpoint, parts.tokens.read);
  api.get('/docs/', (context) => referencePage(context, openApiDocument(parts.address)));
  api.get('/docs', (context) => context.redirect(`${new URL(context.req.url).pathname}/`, 301));
  api.all('*', pageNotFound);
  api.onError((error, context) => {
    if (!(error instanceof Refusal)) parts.report(error);
    const { body, status, headers } = error instanceof Refusal ? error : unknownError();
    return context.json(body, status, headers);
  });
  return api;
}

/**
 * Every path of contract/api 2. Scopes stand for reading and for changing, whether or not there
 * is an answer yet.
 */
function endpoints(parts: ApiParts): Endpoint[] {
  const { database, store, tokens, trust, address } = parts;
  const { queries } = database;
  const writing = parts;
  const artifact = '/artifacts/:uuid';
  const version = `${artifact}/versions/:slug`;
  return [
    {
      path: '/artifacts',
      slash: 'optional',
      toRead: ['artifacts:read'],
      toChange: ['artifacts:write'],
      answers: {
        GET: (call, { req }) => listArtifacts(queries, call, req.url),
        POST: (call, context) => createArtifact(writing, call, context),
      },
    },
    {
      path: artifact,
      slash: 'required',
      toRead: ['artifacts:read'],
      toChange: ['artifacts:read', 'artifacts:write'],
      answers: {
        GET: (call) => findArtifact(queries, call),
        PUT: (call, context) => updateArtifact(writing, call, context),
        PATCH: (call, context) => updateArtifact(writing, call, context),
        DELETE: (call, context) => deleteArtifact(database, call, context),
      },
    },
    {
      path: `${artifact}/roles`,
      slash: 'required',
      toRead: [],
      toChange: ['artifacts:write'],
      answers: {
        GET: (call) => listRoles(queries, call),
        POST: (call, context) => addRole(writing, call, context),
        DELETE: (call, context) => removeRole(writing, call, context),
      },
    },
    changing(`${artifact}/versions`, 'artifacts:write', {
      POST: (call, context) => addVersion(writing, call, context),
    }),
    changing(version, 'artifacts:write', {
      DELETE: (call, context) => deleteVersion(writing, call, context),
    }),
    {
      path: `${version}/contents`,
      slash: 'required',
      toRead: [],
      toChange: [],
      answers: { GET: (call) => findContentsOfVersion(queries, call, store) },
    },
    changing(`${version}/migration`, 'artifacts:write', {
      GET: (call) => findMigration(writing, call),
      POST: (call, context) => requestMigration(writing, call, context),
    }),
    changing(`${version}/metrics`, 'artifacts:write_metrics'),
    {
      path: '/contents',
      slash: 'optional',
      toRead: ['artifacts:read'],
      toChange: ['artifacts:write'],
      answers: { GET: (call) => findContentsByUrn(queries, call, store) },
    },
    {
      path: '/meta/tags',
      slash: 'optional',
      toRead: [],
      toChange: ['trovi:admin'],
      answers: { GET: () => listTags(queries) },
    },
    {
      path: '/import',
      slash: 'optional',
      toRead: ['artifacts:write'],
      toChange: ['artifacts:write'],
      answers: { POST: (call, context) => importArtifact(writing, call, context) },
    },
    {
      path: '/import/:uuid',
      slash: 'required',
      toRead: ['artifacts:write'],
      toChange: ['artifacts:read', 'artifacts:write'],
      answers: { PUT: (call, context) => reimportArtifact(writing, call, context) },
    },
    {
      path: '/token',
      slash: 'optional',
      toRead: [],
      toChange: [],
      isOpen: true,
      answers: { POST: (_call, context) => exchangeToken(context, { trust, tokens }) },
    },
    {
      path: '/docs/schema',
      slash: 'required',
      toRead: [],
      toChange: [],
      answers: { GET: () => openApiDocument(address) },
    },
  ];
}

/** A path that is only there to change something. */
function changing(
  path: string,
  scope: Endpoint['toChange'][number],
  answers: Endpoint['answers'] = {},
): Endpoint {
  return { path, slash: 'required', toRead: [scope], toChange: [scope], answers };
}
