import { randomUUID } from 'node:crypto';

/** Any JSON object. */
export type Json = Record<string, unknown>;

const markup = '<img src=x onerror="window.hostile=1">';

/**
 * An artifact of the API with valid fields (contract/api 6.1). Each call returns one with a new id.
 */
export function aWireArtifact(changes: Json = {}): Json {
  return {
    uuid: randomUUID(),
    created_at: '2026-01-12T09:30UTC',
    updated_at: '2026-03-05T16:02UTC',
    title: 'Tail latency under bursty load',
    short_description: 'Scripts and data for a tail latency study.',
    long_description: '## Tail latency\n\nHow to rerun the study.',
    citation: 'Haddad, N. Tail latency under bursty load. Example Systems Conference, 2026.',
    tags: ['education'],
    authors: [
      { full_name: 'Noor Haddad', affiliation: 'Example University', email: 'n@example.edu' },
    ],
    owner_urn: 'urn:trovi:user:chameleon:noor.haddad@example.edu',
    roles: [{ user: 'urn:trovi:user:chameleon:li.wei@example.org', role: 'collaborator' }],
    visibility: 'public',
    linked_projects: [],
    linked_from: [],
    linked_artifacts: [],
    reproducibility: { enable_requests: true, access_hours: 48, requests: 0 },
    versions: [
      {
        slug: '2026-03-02',
        created_at: '2026-03-02T14:07UTC',
        contents: { urn: 'urn:trovi:contents:git:https://github.com/example-lab/tail.git@main' },
        metrics: { access_count: 1, unique_access_count: 1, unique_cell_execution_count: 1 },
        links: [{ label: 'Traces', verified: true, urn: 'urn:globus:dataset:x:/traces' }],
        environment_setup: [{ type: 'jupyterhub', arguments: {} }],
      },
    ],
    metrics: { access_count: 3, unique_access_count: 2, unique_cell_execution_count: 1 },
    ...changes,
  };
}

/** The values that replace each value. */
const badValues: Json = {
  null: null,
  'a text': `${markup}{{7*7}} \u0000\u202e`,
  'a huge text': `a word of ${'W'.repeat(20_000)}`,
  'a number': -1e308,
  true: true,
  'an empty object': {},
  'a list': [null, 7, markup, [], {}],
  'an object': { __proto__: null, toString: markup, length: -1, urn: 9, full_name: [] },
};

type Path = (string | number)[];

/** Every place in an artifact, with its value. */
function placesIn(value: unknown, path: Path = []): [Path, unknown][] {
  const own: [Path, unknown][] = path.length > 0 ? [[path, value]] : [];
  if (typeof value !== 'object' || value === null) return own;
  const below = Object.entries(value).flatMap(([key, inner]) =>
    placesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [...own, ...below];
}

/** A copy with another value in one place, or without it if the value is undefined. */
function changed(value: unknown, [key, ...rest]: Path, inner: unknown): unknown {
  if (key === undefined) return inner;
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Json) };
  const holder = copy as Json;
  holder[key] = changed(holder[key], rest, inner);
  if (holder[key] === undefined) delete holder[key];
  return copy;
}

/** An artifact that is invalid in one place. */
export interface BrokenArtifact {
  /** What is wrong with it. */
  fault: string;
  /** The value is missing, or a single value of the right type. */
  isOfRightType: boolean;
  artifact: Json;
}

/**
 * One artifact for each place and each fault in it: missing, null, too long, hostile, of another
 * type.
 */
export function brokenArtifacts(): BrokenArtifact[] {
  const faults: [string, unknown][] = [['missing', undefined], ...Object.entries(badValues)];
  return placesIn(aWireArtifact()).flatMap(([path, good]) =>
    faults.map(([name, value]) => {
      const fault = `${path.join('.')} is ${name}`;
      const whole = aWireArtifact({ title: `Case: ${fault}` });
      const isOfRightType =
        (value ?? null) === null || (typeof value !== 'object' && typeof value === typeof good);
      return { fault, isOfRightType, artifact: changed(whole, path, value) as Json };
    }),
  );
}

/** The only page of a list. */
export function aWirePage(artifacts: unknown[]): Json {
  return { artifacts, next: { after: null, limit: artifacts.length } };
}
