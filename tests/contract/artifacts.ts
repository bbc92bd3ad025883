import { randomBytes, randomUUID } from 'node:crypto';

import {
  demand,
  isMembers,
  listProblem,
  type Members,
  type Problem,
  problemsOf,
  textProblem,
  unknownMembers,
} from './readFields';
import { accessMethodsOf, providerOf } from './accessMethods';
import { detail, forbidden, missing, Refusal, unhandled } from './refusals';
import type { Caller } from './tokens';
import { readVersion, type Version } from './versionRules';

/** The vocabulary of tags. */
export const tags = ['education', 'networking'];

interface Artifact {
  uuid: string;
  created_at: string;
  updated_at: string;
  fields: Members;
  owner_urn: string;
  sharing_key: string;
  /** Newest first. */
  versions: Version[];
}

/** `2026-03-02T14:07UTC` (contract/api 1.4). */
const now = () => `${new Date().toISOString().slice(0, 16)}UTC`;

const writable = [
  'title',
  'short_description',
  'long_description',
  'visibility',
  'tags',
  'authors',
  'reproducibility',
  'citation',
  'owner_urn',
  'version',
  'linked_projects',
];

/** The artifacts of one server, and its calls by the rules of contract/api 1.8 and 2. */
export function createArtifacts() {
  const all = new Map<string, Artifact>();
  const areRegistered = (urn: string) =>
    [...all.values()].some(({ versions }) =>
      versions.some(({ contents }) => contents.urn.toLowerCase() === urn.toLowerCase()),
    );
  const holdsRole = ({ owner_urn: owner }: Artifact, { urn }: Caller) =>
    urn?.toLowerCase() === owner.toLowerCase();
  const seesAll = (artifact: Artifact, caller: Caller, key: string | null) =>
    artifact.fields.visibility === 'public' ||
    holdsRole(artifact, caller) ||
    key === artifact.sharing_key;
  const isVisible = (artifact: Artifact, caller: Caller, key: string | null) =>
    seesAll(artifact, caller, key) ||
    artifact.versions.some(({ contents }) => contents.urn.includes('zenodo'));

  function responseOf(artifact: Artifact, caller: Caller, key: string | null) {
    const { uuid, created_at, updated_at, fields, owner_urn, sharing_key } = artifact;
    const versions = artifact.versions.filter(
      ({ contents }) => seesAll(artifact, caller, key) || providerOf(contents.urn) === 'zenodo',
    );
    return {
      uuid,
      created_at,
      updated_at,
      ...fields,
      owner_urn,
      roles: [{ user: owner_urn, role: 'administrator' }],
      linked_projects: [],
      linked_from: [],
      linked_artifacts: [],
      versions,
      metrics: { access_count: 0, unique_access_count: 0, unique_cell_execution_count: 0 },
      ...(holdsRole(artifact, caller) && { sharing_key }),
    };
  }

  /** An artifact for a call below it: hidden ones cause a 403 (contract/api 1.8). */
  function opened(id: string, caller: Caller, key: string | null): Artifact {
    const artifact = all.get(id.toLowerCase());
    if (!artifact) throw missing();
    if (!isVisible(artifact, caller, key)) throw forbidden('view this artifact');
    return artifact;
  }

  function editable(id: string, caller: Caller): Artifact {
    const artifact = opened(id, caller, null);
    if (!holdsRole(artifact, caller)) throw forbidden('edit this artifact');
    return artifact;
  }

  function added(artifact: Artifact, read: ReturnType<typeof readVersion>): Version {
    if (areRegistered(read.contents.urn)) throw detail(409, 'These contents are registered.');
    const day = new Date().toISOString().slice(0, 10);
    const count = artifact.versions.filter(
      ({ slug }) => slug === day || slug.startsWith(`${day}.`),
    ).length;
    const slug = count === 0 ? day : `${day}.${count}`;
    const version = { slug, created_at: now(), ...read };
    artifact.versions.unshift(version);
    artifact.updated_at = now();
    return version;
  }

  return {
    list(caller: Caller, query: URLSearchParams) {
      const limit = query.get('limit') ? Number(query.get('limit')) : undefined;
      if (limit !== undefined && !(limit > 0)) throw unhandled();
      const owner = query.get('owner')?.toLowerCase();
      const matches = [...all.values()].filter(
        (artifact) =>
          isVisible(artifact, caller, query.get('sharing_key')) &&
          (!owner || artifact.owner_urn.toLowerCase() === owner),
      );
      return {
        artifacts: matches.slice(0, limit).map((artifact) => responseOf(artifact, caller, null)),
        next: {
          after: limit === undefined || limit >= matches.length ? null : 'https://no.example/',
          limit: limit ?? matches.length,
        },
      };
    },
    find(id: string, caller: Caller, key: string | null) {
      const artifact = all.get(id.toLowerCase());
      if (!artifact || !isVisible(artifact, caller, key)) throw missing();
      return responseOf(artifact, caller, key);
    },
    create(sent: unknown, caller: Caller) {
      const { version, ...fields } = readArtifact(sent, caller.urn ?? '');
      const read = version === undefined ? undefined : readVersion(version, 'version');
      if (read && areRegistered(read.contents.urn)) throw detail(409, 'Registered already.');
      const artifact: Artifact = {
        uuid: randomUUID(),
        created_at: now(),
        updated_at: now(),
        fields,
        owner_urn: caller.urn ?? '',
        sharing_key: randomBytes(33).toString('base64url'),
        versions: [],
      };
      if (read) added(artifact, read);
      all.set(artifact.uuid, artifact);
      return responseOf(artifact, caller, null);
    },
    remove(id: string, caller: Caller) {
      const artifact = all.get(id.toLowerCase());
      if (!artifact || !isVisible(artifact, caller, null)) throw missing();
      all.delete(editable(id, caller).uuid);
    },
    addVersion(id: string, caller: Caller, sent: () => unknown) {
      const artifact = editable(id, caller);
      return added(artifact, readVersion(sent()));
    },
    removeVersion(id: string, slug: string, caller: Caller) {
      const artifact = editable(id, caller);
      const found = artifact.versions.filter((version) => version.slug === slug.toLowerCase());
      const [version] = found;
      if (!version) throw missing();
      const { urn } = version.contents;
      if (found.length > 1 || urn.split(':').length < 5) throw unhandled();
      if (providerOf(urn) === 'zenodo') throw forbidden('delete a version with a DOI');
      artifact.versions = artifact.versions.filter((other) => other !== version);
    },
    contentsOf(id: string, slug: string, caller: Caller, key: string | null) {
      const version = opened(id, caller, key).versions.find((one) => one.slug === slug);
      if (!version) throw missing();
      return { contents: version.contents, access_methods: accessMethodsOf(version) };
    },
    contentsByUrn(urn: string | null, caller: Caller, key: string | null) {
      if (!urn) throw new Refusal(400, ['The parameter urn is required.']);
      for (const artifact of all.values()) {
        const version = artifact.versions.find(
          ({ contents }) => contents.urn.toLowerCase() === urn.toLowerCase(),
        );
        if (!version) continue;
        const isOpen = seesAll(artifact, caller, key) || providerOf(urn) === 'zenodo';
        if (!isOpen) throw forbidden('view these contents');
        return { contents: version.contents, access_methods: accessMethodsOf(version) };
      }
      throw missing();
    },
    migrate(id: string, slug: string, caller: Caller, sent: unknown) {
      const artifact = editable(id, caller);
      const backend = isMembers(sent) ? String(sent.backend).toLowerCase() : '';
      if (!['zenodo', 'chameleon'].includes(backend)) {
        throw new Refusal(400, { backend: ['This field is required.'] });
      }
      if (!artifact.versions.some((version) => version.slug === slug)) throw unhandled();
      return { status: 'queued', message: 'Submitted.', message_ratio: 0 };
    },
  };
}

/** The fields of a new artifact (contract/api 2.3). Throws the refusal that the contract names. */
function readArtifact(sent: unknown, ownUrn: string): Members & { version?: unknown } {
  if (!isMembers(sent)) throw unhandled();
  if (sent.linked_artifacts !== undefined) throw unhandled();
  demand(unknownMembers(sent, writable, '.'));
  if (sent.linked_projects !== undefined) throw forbidden('link projects');
  if (sent.owner_urn !== undefined && sent.owner_urn !== ownUrn) throw forbidden('give it away');
  const longText = sent.long_description ?? null;
  demand(
    problemsOf({
      title: textProblem(sent.title, { max: 140 }),
      short_description: textProblem(sent.short_description, { max: 200 }),
      long_description: longText === null ? undefined : textProblem(longText, { max: 5000 }),
      citation: textProblem(sent.citation, { optional: true }),
      visibility: textProblem(sent.visibility ?? 'private', { pattern: /^(public|private)$/ }),
      authors: listProblem(sent.authors, authorProblem),
    }),
  );
  const sentTags = (sent.tags as string[] | undefined) ?? [];
  if (sentTags.some((tag) => !tags.includes(tag))) throw detail(404, 'No such tag.');
  const { enable_requests: isOpen = false, access_hours: hours = null } = (sent.reproducibility ??
    {}) as { enable_requests?: boolean; access_hours?: number | null };
  if (isOpen && !hours) throw new Refusal(400, ['Enabled requests need hours.']);
  const authors = (sent.authors as Members[] | undefined) ?? [];
  return {
    title: sent.title,
    short_description: sent.short_description,
    long_description: longText,
    citation: sent.citation ?? null,
    visibility: sent.visibility ?? 'private',
    tags: sentTags,
    authors: authors.map((author) => ({ affiliation: null, ...author })),
    reproducibility: { enable_requests: isOpen, access_hours: isOpen ? hours : null, requests: 0 },
    version: sent.version,
  };
}

function authorProblem(author: unknown): Problem {
  if (!isMembers(author)) return { non_field_errors: ['Invalid data.'] };
  return (
    unknownMembers(author, ['full_name', 'affiliation', 'email'], 'authors') ??
    problemsOf({
      full_name: textProblem(author.full_name, { max: 200 }),
      email: textProblem(author.email, { max: 254, pattern: /^[\x21-\x7e]+@[^@\s]+\.[^@\s]+$/ }),
    })
  );
}
