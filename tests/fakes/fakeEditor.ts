import type { Artifact } from '../../src/domain/artifact/artifact';
import type { VersionDetails } from '../../src/domain/editing/newVersion/newVersion';
import type { ArtifactEditor } from '../../src/domain/ports/artifactEditor';
import { CallError } from '../../src/domain/errors/callError';
import type { GitRef } from '../../src/domain/artifact/git/gitRefs';
import { isSameUrn } from '../../src/domain/artifact/urn/urn';

import { aVersion } from '../builders/aVersion';
import { anArtifact } from '../builders/anArtifact';
import { deferred, type Deferred } from './deferred';
import { untilAborted } from './untilAborted';

/** The calls of the port. */
export type FakeEditorCallName = keyof ArtifactEditor;

/** A call with its arguments, without the signal. */
export interface FakeEditorCall {
  name: FakeEditorCallName;
  args: unknown[];
}

/** The result of ref lookups, or a function that returns it for a clone address. */
export type FakeRefs = GitRef[] | ((cloneUrl: string) => GitRef[] | Promise<GitRef[]>);

export interface FakeEditorOptions {
  /** The artifact on the server. @default the one that `anArtifact` builds */
  server?: Artifact;
  /**
   * Other artifacts of the catalogue. Links show their titles, and their contents are registered.
   */
  others?: Artifact[];
  refs?: FakeRefs;
  /** The calls that fail, with their errors. */
  failWith?: Partial<Record<FakeEditorCallName, Error>>;
  /** The calls whose effects and responses wait for `release`. */
  held?: FakeEditorCallName[];
}

/** An `ArtifactEditor` in memory, controlled by a test or story. */
export interface FakeEditor extends ArtifactEditor {
  /** All calls so far, oldest first. */
  readonly calls: FakeEditorCall[];
  /** The current artifact. Replace it to simulate another tab. */
  server: Artifact;
  /** Whether the artifact is deleted. Then every call fails with 404. */
  isDeleted: boolean;
  /** Can be changed between calls, for example to let a second try succeed. */
  failWith: Partial<Record<FakeEditorCallName, Error>>;
  /** Can be changed between calls. */
  refs: FakeRefs;
  /** Holds later responses to these calls until `release`. */
  hold: (...names: FakeEditorCallName[]) => void;
  /** Releases the held responses to these calls, by default to all calls. */
  release: (...names: FakeEditorCallName[]) => void;
}

/**
 * The time of the first change. Each later change follows one minute after. Slugs are of this day.
 */
export const fakeEditorStart = Date.UTC(2026, 10, 20, 9, 0);

/**
 * An editor without a network. It responds at once unless a call is held. It refuses the same
 * as the server: roles that exist or do not, the owner's role, contents that are registered,
 * unknown versions, versions with a DOI (contract/api 2.7, 2.8).
 */
export function fakeEditor(options: FakeEditorOptions = {}): FakeEditor {
  const { others = [] } = options;
  const gates = new Map<FakeEditorCallName, Deferred<void>>();
  let time = fakeEditorStart;

  async function respond<T>(
    name: FakeEditorCallName,
    args: unknown[],
    take: () => T | Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    signal?.throwIfAborted();
    editor.calls.push({ name, args });
    await untilAborted(gates.get(name)?.promise, signal);
    const failure = editor.failWith[name];
    if (failure) throw failure;
    return untilAborted(take(), signal);
  }

  /** A call on the artifact, which must exist. */
  const responseOf = <T>(
    name: FakeEditorCallName,
    [id, ...rest]: [id: string, ...rest: unknown[]],
    take: () => T,
    signal?: AbortSignal,
  ) => {
    const takeIfThere = () => {
      if (editor.isDeleted || id !== editor.server.id) throw refusal(404, 'Not found.');
      return take();
    };
    return respond(name, [id, ...rest], takeIfThere, signal);
  };

  function change(changes: Partial<Artifact>): Artifact {
    editor.server = { ...editor.server, ...changes, updatedAt: time };
    time += 60_000;
    return structuredClone(editor.server);
  }

  function addVersion(contentsUrn: string, { links = [], setup }: VersionDetails = {}) {
    const { versions } = editor.server;
    const registered = [editor.server, ...others].flatMap((artifact) => artifact.versions);
    if (registered.some((version) => isSameUrn(version.contentsUrn, contentsUrn))) {
      throw refusal(409, 'These contents are registered already.');
    }
    const day = new Date(time).toISOString().slice(0, 10);
    const count = versions.filter(({ slug }) => slug.startsWith(day)).length;
    const slug = count ? `${day}.${count}` : day;
    const metrics = { accessCount: 0, uniqueAccessCount: 0, uniqueCellExecutionCount: 0 };
    const version = aVersion({
      slug,
      createdAt: time,
      contentsUrn,
      metrics,
      links: links.map((link) => ({ ...link, verified: false })),
      environmentSetup: [setup ?? { type: 'jupyterhub', arguments: {} }],
    });
    change({ versions: [version, ...versions] });
    return version;
  }

  function findVersionIndex(slug: string): number {
    const index = editor.server.versions.findIndex((version) => version.slug === slug);
    if (index < 0) throw refusal(404, 'Not found.');
    return index;
  }

  const findRoleIndex = (user: string, role: string) =>
    editor.server.roles.findIndex((entry) => isSameUrn(entry.user, user) && entry.role === role);

  const titleOf = (id: string) =>
    others.find((artifact) => artifact.id === id)?.title ??
    editor.server.linkedArtifacts.find(({ artifactId }) => artifactId === id)?.title ??
    '';

  const editor: FakeEditor = {
    calls: [],
    server: options.server ?? anArtifact(),
    isDeleted: false,
    failWith: { ...options.failWith },
    refs: options.refs ?? [],
    hold(...names) {
      for (const name of names) gates.set(name, deferred());
    },
    release(...names) {
      for (const name of names.length ? names : [...gates.keys()]) {
        gates.get(name)?.resolve();
        gates.delete(name);
      }
    },
    find: (id, signal) => responseOf('find', [id], () => structuredClone(editor.server), signal),
    updateMetadata: (id, changes) =>
      responseOf('updateMetadata', [id, changes], () => {
        const given = Object.entries(changes).filter(([, value]) => value !== undefined);
        return change(structuredClone(Object.fromEntries(given)));
      }),
    updateLinks: (id, linkedIds) =>
      responseOf('updateLinks', [id, linkedIds], () => {
        const link = (linked: string) => ({ relation: 'collection', artifactId: linked });
        return change({
          linkedArtifacts: linkedIds.map((linked) => ({ ...link(linked), title: titleOf(linked) })),
        });
      }),
    addRole: (id, entry) =>
      responseOf('addRole', [id, entry], () => {
        if (findRoleIndex(entry.user, entry.role) >= 0) throw refusal(400, 'Exists already.');
        editor.server = { ...editor.server, roles: [...editor.server.roles, entry] };
      }),
    removeRole: (id, entry) =>
      responseOf('removeRole', [id, entry], () => {
        const { roles, ownerUrn } = editor.server;
        if (isSameUrn(entry.user, ownerUrn)) throw refusal(403, 'The owner keeps every role.');
        const index = findRoleIndex(entry.user, entry.role);
        if (index < 0) throw refusal(404, 'Not found.');
        editor.server = { ...editor.server, roles: roles.toSpliced(index, 1) };
      }),
    createVersion: (id, contentsUrn, ...details) =>
      responseOf('createVersion', [id, contentsUrn, ...details], () =>
        addVersion(contentsUrn, ...details),
      ),
    importVersion: (id, url) =>
      responseOf('importVersion', [id, url], () => {
        const commit = editor.server.versions.length.toString(16).padStart(40, '0');
        addVersion(`urn:trovi:contents:git:${url}.git@${commit}`);
        return structuredClone(editor.server);
      }),
    deleteVersion: (id, slug) =>
      responseOf('deleteVersion', [id, slug], () => {
        const { versions } = editor.server;
        const index = findVersionIndex(slug);
        if (versions[index]?.contentsUrn.startsWith('urn:trovi:contents:zenodo:')) {
          throw refusal(403, 'A version with a DOI stays.');
        }
        change({ versions: versions.toSpliced(index, 1) });
      }),
    requestDoi: (id, slug) =>
      responseOf('requestDoi', [id, slug], () => {
        findVersionIndex(slug);
      }),
    deleteArtifact: (id) =>
      responseOf('deleteArtifact', [id], () => {
        editor.isDeleted = true;
      }),
    findGitRefs: (cloneUrl, signal) => {
      const look = () =>
        typeof editor.refs === 'function' ? editor.refs(cloneUrl) : [...editor.refs];
      return respond('findGitRefs', [cloneUrl], look, signal);
    },
  };
  editor.hold(...(options.held ?? []));
  return editor;
}

function refusal(status: number, line: string): CallError {
  return new CallError('refused', line, status, [line]);
}
