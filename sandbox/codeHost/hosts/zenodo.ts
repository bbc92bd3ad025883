import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

import { type Context, Hono } from 'hono';

import type { Clock } from '../../switches/clock';
import { type ArchiveRecord, embargoEnd, type RecordFile } from '../samples/archiveRecords';
import { openHost } from './openHost';
import { limitRequests } from './requestLimit';

const recordType = 'application/vnd.inveniordm.v1+json';
/** `RECORDS_RESOURCES_ZIP_MAX_LISTING_ENTRIES` of Zenodo. */
const mostListed = 1000;

/** The REST API of Zenodo, for anonymous callers (contract/code-hosts 4). */
export function createZenodoApi(
  records: ArchiveRecord[],
  { address, clock }: { address: string; clock: Clock },
): Hono {
  const api = new Hono();
  const nextRequest = limitRequests(clock, 60, 60);
  api.use(
    openHost(
      'ETag, Link, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Content-Type',
    ),
    async (context, next) => {
      const { limit, remaining, reset, secondsLeft, isExceeded } = nextRequest();
      if (isExceeded) context.res = refusal(context, 429, '60 per 1 minute');
      else await next();
      const headers = { Limit: limit, Remaining: remaining, Reset: reset };
      for (const [name, value] of Object.entries(headers)) {
        context.res.headers.set(`X-RateLimit-${name}`, String(value));
      }
      context.res.headers.set('retry-after', String(secondsLeft));
    },
  );
  const find = (id: string) => records.find((record) => record.id === id);
  api.get('/records/:id', (context) => {
    const id = context.req.param('id');
    const newest = records.find((record) => record.conceptId === id && record.isNewest);
    if (newest) return context.redirect(`${address}/records/${newest.id}`, 302);
    const record = find(id);
    if (!record) return refusal(context, 404, 'The persistent identifier does not exist.');
    if (record.access === 'removed') return tombstone(context, record);
    if (!context.req.header('accept')?.includes(recordType)) {
      return refusal(context, 406, `Invalid 'Accept' header. Expected one of: ${recordType}`);
    }
    context.header('content-type', recordType);
    return context.body(JSON.stringify(recordJson(record, address)));
  });
  api.get('/records/:id/files/*', (context) => {
    const record = find(context.req.param('id'));
    if (!record) return refusal(context, 404, 'The persistent identifier does not exist.');
    if (record.access === 'removed') return tombstone(context, record);
    if (record.access !== 'public') return refusal(context, 403, 'Permission denied.');
    const { pathname } = new URL(context.req.url);
    const asked = decodeURIComponent(pathname.slice(pathname.indexOf('/files/') + 7));
    const [key, file] =
      [...record.files()].find(([name]) => asked === name || asked.startsWith(`${name}/`)) ?? [];
    if (!file || key === undefined) return noFile(context, record, asked);
    return sendPart(context, { record, key, file, part: asked.slice(key.length + 1), address });
  });
  api.all('*', (context) => refusal(context, 404, 'The requested URL was not found.'));
  return api;
}

interface Asked {
  record: ArchiveRecord;
  key: string;
  file: RecordFile;
  /** What follows the key in the path. */
  part: string;
  address: string;
}

function sendPart(context: Context, { record, key, file, part, address }: Asked) {
  if (part === '') return context.json(fileJson(record, key, file, address));
  if (part === 'content') return sendBytes(context, key, file.bytes);
  if (part !== 'container' && !part.startsWith('container/')) {
    return refusal(context, 404, 'The requested URL was not found.');
  }
  if (!file.entries) return refusal(context, 500, 'The server encountered an internal error.');
  if (part === 'container')
    return context.json(listing(file.entries, linksOf(record, key, address)));
  const path = part.slice('container/'.length);
  const entry = file.entries.find((one) => one.path === path);
  return entry ? sendBytes(context, path, entry.bytes) : noFile(context, record, path);
}

function recordJson(record: ArchiveRecord, address: string) {
  const { id, conceptId, title, authors, createdAt, isNewest, access } = record;
  const isPublic = access === 'public';
  const entries = Object.fromEntries(
    [...record.files()].map(([key, file]) => [key, fileJson(record, key, file, address)]),
  );
  const isEmbargoed = access === 'embargoed';
  return {
    id,
    created: createdAt,
    updated: createdAt,
    links: { self: `${address}/records/${id}`, files: `${address}/records/${id}/files` },
    revision_id: 4,
    parent: { id: conceptId, pids: { doi: { identifier: `10.5281/zenodo.${conceptId}` } } },
    versions: { is_latest: isNewest },
    is_published: true,
    is_draft: false,
    pids: { doi: { identifier: `10.5281/zenodo.${id}`, provider: 'datacite' } },
    metadata: {
      resource_type: { id: 'dataset' },
      title,
      publication_date: createdAt.slice(0, 10),
      creators: authors.map((name) => ({ person_or_org: { type: 'personal', name } })),
      rights: [
        {
          id: 'cc-by-4.0',
          title: { en: 'Creative Commons Attribution 4.0 International' },
          props: { scheme: 'spdx', url: 'https://creativecommons.org/licenses/by/4.0/legalcode' },
        },
      ],
    },
    access: {
      record: 'public',
      files: isPublic ? 'public' : 'restricted',
      embargo: { active: isEmbargoed, ...(isEmbargoed && { until: embargoEnd }), reason: null },
      status: isPublic ? 'open' : access,
    },
    files: {
      enabled: true,
      ...(isPublic && {
        order: [],
        count: record.files().size,
        total_bytes: [...record.files().values()].reduce((sum, { bytes }) => sum + bytes.length, 0),
        entries,
      }),
    },
  };
}

function linksOf({ id }: ArchiveRecord, key: string, address: string) {
  const self = `${address}/records/${id}/files/${encodeURIComponent(key)}`;
  return { self, content: `${self}/content`, container: `${self}/container` };
}

function fileJson(record: ArchiveRecord, key: string, file: RecordFile, address: string) {
  const { self, content, container } = linksOf(record, key, address);
  return {
    id: crc32(key).toString(16),
    key,
    checksum: `md5:${createHash('md5').update(file.bytes).digest('hex')}`,
    ext: key.slice(key.lastIndexOf('.') + 1),
    size: file.bytes.length,
    mimetype: typeOf(key),
    storage_class: 'L',
    metadata: null,
    access: { hidden: false },
    links: { self, content, ...(file.entries && { container }) },
  };
}

function listing(files: NonNullable<RecordFile['entries']>, { container }: { container: string }) {
  const entries = files.slice(0, mostListed).map(({ path, bytes }) => ({
    key: path,
    size: bytes.length,
    compressed_size: bytes.length,
    mimetype: typeOf(path),
    crc: crc32(bytes),
    links: { content: `${container}/${path}` },
  }));
  const truncated = entries.length < files.length;
  return { entries, directories: [], total: entries.length, truncated };
}

function sendBytes(context: Context, path: string, bytes: Buffer) {
  context.header('content-type', typeOf(path));
  context.header('x-content-type-options', 'nosniff');
  return context.body(new Uint8Array(bytes));
}

function typeOf(path: string): string {
  if (/\.(png|jpe?g)$/i.test(path)) return 'image/png';
  if (/\.(md|csv|txt|py|yml)$/i.test(path)) return 'text/plain; charset=utf-8';
  return path.endsWith('.zip') ? 'application/zip' : 'application/octet-stream';
}

function tombstone(context: Context, { title, authors, createdAt }: ArchiveRecord) {
  return context.json(
    {
      status: 410,
      message: 'Record deleted',
      tombstone: {
        removal_reason: { id: 'retracted' },
        note: '',
        removed_by: { user: '1' },
        removal_date: createdAt,
        citation_text: `${authors.join(', ')}. ${title}. Zenodo.`,
        is_visible: true,
      },
    },
    410,
  );
}

function noFile(context: Context, { id }: ArchiveRecord, key: string) {
  return refusal(context, 404, `Record '${id}' has no file '${key}'.`);
}

function refusal(context: Context, status: 403 | 404 | 406 | 429 | 500, message: string) {
  return context.json({ status, message }, status);
}
