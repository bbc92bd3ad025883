import { beforeAll, expect } from 'vitest';

import type { RunningSandbox } from '../sandbox';
import { held, tokensOf, type Actor } from './actors';
import { aSandbox } from './aSandbox';
import { aSeed, aVersion, seedsOf, uuidOf } from './aSeed';
import { send } from './troviToken';
import { jsonOf, type ListedArtifact, type ListedPage } from './wireShapes';

/** The fields of an artifact that tests read. */
export type Updated = ListedArtifact & Record<string, unknown>;

export const noor = {
  full_name: 'Noor Haddad',
  affiliation: 'Example State',
  email: 'noor@example.edu',
};
export const li = { full_name: 'Li Wei', affiliation: null, email: 'li.wei@example.org' };

/** The error messages for fields (contract/api 1.6). */
export const required = 'This field is required.';
export const blank = 'This field may not be blank.';
export const isNull = 'This field may not be null.';
export const noText = 'Not a valid string.';
export const noUrn = ['Enter a valid value.', 'This value does not match the required pattern.'];
export const upTo = (length: number) => `Ensure this field has no more than ${length} characters.`;
export const aText = expect.any(String) as string;

export const publicOne = uuidOf(1);
export const privateOne = uuidOf(2);
/** Private, but with a DOI, so everyone can see it. */
export const citedOne = uuidOf(3);
/** An artifact on which no actor has a role. */
export const foreignOne = uuidOf(4);
/** An artifact with descriptions, tags and authors. */
export const fullOne = uuidOf(5);

const doi = 'urn:trovi:contents:zenodo:10.5281/zenodo.9912345';
const people = [noor, li].map(({ full_name: fullName, ...rest }) => ({ fullName, ...rest }));
const seeds = seedsOf(
  [
    aSeed(1, held),
    aSeed(2, { ...held, visibility: 'private' }),
    aSeed(3, { ...held, visibility: 'private', versions: [aVersion(doi)] }),
    aSeed(4),
    aSeed(5, { ...held, long_description: 'Long.', tags: ['edge', 'gpu'], authors: people }),
  ],
  { tags: ['edge', 'GPU', 'networking'] },
);

export interface Where {
  uuid?: string;
  as?: Actor;
  method?: 'PUT' | 'PATCH';
  query?: string;
}

/**
 * A sandbox with the artifacts above for all tests of the file, and functions to change and read
 * them.
 */
export function editedArtifacts() {
  let sandbox: RunningSandbox;
  let tokens: Record<Actor, string>;

  beforeAll(async () => {
    sandbox = await aSandbox({ seeds });
    tokens = await tokensOf(sandbox);
  });

  const sendAs = (as: Actor, method: string, path: string, body?: unknown) =>
    send(sandbox, method, path, { token: tokens[as], body });
  const put = (
    body: unknown,
    { uuid = publicOne, as = 'the owner', method = 'PUT', query = '?partial=true' }: Where = {},
  ) => sendAs(as, method, `/artifacts/${uuid}/${query}`, body);
  const update = (patch: unknown, where: Where = {}) => put({ patch }, where);

  return {
    sendAs,
    put,
    update,
    sandbox: () => sandbox,
    tokenOf: (as: Actor) => tokens[as],
    replace: (field: string, value: unknown, where: Where = {}) =>
      update([{ op: 'replace', path: `/${field}`, value }], where),
    find: (uuid: string, as: Actor = 'the owner') =>
      jsonOf<Updated>(sendAs(as, 'GET', `/artifacts/${uuid}/`)),
    /** Creates an artifact of the owner for one test. Returns its uuid. */
    made: async (changes: Record<string, unknown> = {}) => {
      const body = { title: 'Before', short_description: 'Before.', ...changes };
      return (await jsonOf<Updated>(sendAs('the owner', 'POST', '/artifacts/', body))).uuid;
    },
    /** Reads an artifact as its owner. */
    searched: async (query: string) => {
      const page = sendAs('the owner', 'GET', `/artifacts/?${query}`);
      return (await jsonOf<ListedPage>(page)).artifacts.map(({ uuid }) => uuid);
    },
  };
}

/** The artifact in the response to an update. */
export async function updated(response: Promise<Response>): Promise<Updated> {
  expect((await response).status).toBe(200);
  return jsonOf<Updated>(response);
}
