import { fieldNames, fields } from '../../../src/domain/artifact/fields';

/** Members of a response that may not be published, wherever they stand in it. */
const secretMembers = new Set<string>([fields.sharingKey.wire, fields.roles.wire]);

const publicMembers = fieldNames
  .map((name) => fields[name].wire)
  .filter((member) => !secretMembers.has(member));

/**
 * The part of an artifact in a response of the API that may be published: the fields that the
 * product knows, without sharing keys and roles. Returns a value that is not an object as it is.
 * Throws for a value that is nested too deeply.
 */
export function publicArtifact(response: unknown): unknown {
  if (typeof response !== 'object' || response === null || Array.isArray(response)) return response;
  const members = new Map(Object.entries(response));
  const known = publicMembers.flatMap((name) =>
    members.has(name) ? [[name, withoutSecrets(members.get(name))]] : [],
  );
  return Object.fromEntries(known) as unknown;
}

/** The same for a page of a list. */
export function publicPage(response: unknown): unknown {
  if (typeof response !== 'object' || response === null) return response;
  const { artifacts, next } = response as { artifacts?: unknown; next?: unknown };
  if (!Array.isArray(artifacts)) return response;
  return { artifacts: artifacts.map(publicArtifact), next: withoutSecrets(next) };
}

function withoutSecrets(value: unknown): unknown {
  if (value === undefined) return undefined;
  const text = JSON.stringify(value, (name, member: unknown) =>
    secretMembers.has(name) ? undefined : member,
  );
  return JSON.parse(text) as unknown;
}
