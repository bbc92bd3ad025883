import { Hono } from 'hono';

import type { Clock } from '../switches/clock';
import type { FindNewestFile } from '../codeHost/newestFile';
import type { Database } from '../database/connection';
import { pageNotFound } from '../pages/page';
import { deleteArtifact } from './artifacts/deleteArtifact';
import { findArtifact } from './artifacts/findArtifact';
import type { ObjectStore } from './contents/accessMethods';
import { findContentsByUrn, findContentsOfVersion } from './contents/findContents';
import { createArtifact } from './create/createArtifact';
import { addEndpoint, type Endpoint } from './http/endpoint';
import { Refusal, unknownError } from './http/refusal';
import { importArtifact } from './import/importArtifact';
import { reimportArtifact } from './import/reimportArtifact';
import { listArtifacts } from './listing/listArtifacts';
import { listTags } from './listing/listTags';
import type { MigrationWorker } from './migration/migrationWorker';
import { findMigration, requestMigration } from './migration/requestMigration';
import { openApiDocument } from './reference/openApi';
import { referencePage } from './reference/referencePage';
import { showDescription } from './reference/showDescription';
import { addRole } from './roles/addRole';
import { listRoles } from './roles/listRoles';
import { removeRole } from './roles/removeRole';
import { exchangeToken } from './tokens/exchangeToken';
import type { SignOnTrust } from './tokens/signOnTrust';
import type { TroviTokens } from './tokens/troviTokens';
import { updateArtifact } from './update/updateArtifact';
import { addVersion } from './versions/addVersion';
import { deleteVersion } from './versions/deleteVersion';

interface ApiParts {
  database: Database;
  store: ObjectStore;
  tokens: TroviTokens;
  trust: SignOnTrust;
  clock: Clock;
  findNewestFile: FindNewestFile;
  /** The address of the sandbox's code host, without a final slash. */
  codeHost: string;
  migrations: MigrationWorker;
  /** The API's own address, without a final slash. */
  address: string;
  /** Receives every unexpected error. */
  report: (error: unknown) => void;
}

/** The catalogue API, with paths below `/api` (contract/api 2). */
export function createApi(api: ApiParts): Hono {
  const app = new Hono();
  const parts = { ...api, describe: () => openApiDocument(app, api.address) };
  for (const endpoint of endpoints) {
    addEndpoint(app, endpoint, { parts, readToken: api.tokens.read });
  }
  app.get('/docs/', async (context) => referencePage(context, await parts.describe()));
  app.get('/docs', (context) => context.redirect(`${new URL(context.req.url).pathname}/`, 301));
  app.all('*', pageNotFound);
  app.onError((error, context) => {
    if (!(error instanceof Refusal)) api.report(error);
    const { body, status, headers } = error instanceof Refusal ? error : unknownError();
    return context.json(body, status, headers);
  });
  return app;
}

const artifact = '/artifacts/:uuid';
const version = `${artifact}/versions/:slug`;

/** Every path of contract/api 2. */
const endpoints: Endpoint<ApiParts & Parameters<typeof showDescription.respond>[0]>[] = [
  {
    path: '/artifacts',
    slash: 'optional',
    toRead: ['artifacts:read'],
    toChange: ['artifacts:write'],
    GET: listArtifacts,
    POST: createArtifact,
  },
  {
    path: artifact,
    slash: 'required',
    toRead: ['artifacts:read'],
    toChange: ['artifacts:read', 'artifacts:write'],
    GET: findArtifact,
    PUT: updateArtifact,
    PATCH: updateArtifact,
    DELETE: deleteArtifact,
  },
  {
    path: `${artifact}/roles`,
    slash: 'required',
    toRead: [],
    toChange: ['artifacts:write'],
    GET: listRoles,
    POST: addRole,
    DELETE: removeRole,
  },
  {
    path: `${artifact}/versions`,
    slash: 'required',
    toRead: ['artifacts:write'],
    toChange: ['artifacts:write'],
    POST: addVersion,
  },
  {
    path: version,
    slash: 'required',
    toRead: ['artifacts:write'],
    toChange: ['artifacts:write'],
    DELETE: deleteVersion,
  },
  {
    path: `${version}/contents`,
    slash: 'required',
    toRead: [],
    toChange: [],
    GET: findContentsOfVersion,
  },
  {
    path: `${version}/migration`,
    slash: 'required',
    toRead: ['artifacts:write'],
    toChange: ['artifacts:write'],
    GET: findMigration,
    POST: requestMigration,
  },
  {
    path: `${version}/metrics`,
    slash: 'required',
    toRead: ['artifacts:write_metrics'],
    toChange: ['artifacts:write_metrics'],
  },
  {
    path: '/contents',
    slash: 'optional',
    toRead: ['artifacts:read'],
    toChange: ['artifacts:write'],
    GET: findContentsByUrn,
  },
  {
    path: '/meta/tags',
    slash: 'optional',
    toRead: [],
    toChange: ['trovi:admin'],
    GET: listTags,
  },
  {
    path: '/import',
    slash: 'optional',
    toRead: ['artifacts:write'],
    toChange: ['artifacts:write'],
    POST: importArtifact,
  },
  {
    path: '/import/:uuid',
    slash: 'required',
    toRead: ['artifacts:write'],
    toChange: ['artifacts:read', 'artifacts:write'],
    PUT: reimportArtifact,
  },
  {
    path: '/token',
    slash: 'optional',
    toRead: [],
    toChange: [],
    isOpen: true,
    POST: exchangeToken,
  },
  {
    path: '/docs/schema',
    slash: 'required',
    toRead: [],
    toChange: [],
    GET: showDescription,
  },
];
