import * as v from 'valibot';
import { type Artifact, visibilities } from '../artifact/artifact';
import { type FieldKind, fieldNames, fields, type FieldValues } from '../artifact/fields';
import { ownObject, withOwnMembers } from '../text/ownObject';
import { writeJson } from '../text/writeJson';

const count = v.optional(v.number());
const metrics = v.optional(
  withOwnMembers(
    v.strictObject({
      accessCount: count,
      uniqueAccessCount: count,
      uniqueCellExecutionCount: count,
    }),
  ),
);

const versionSchema = ownObject({
  slug: v.string(),
  createdAt: count,
  contentsUrn: v.string(),
  metrics,
  links: v.array(ownObject({ label: v.string(), urn: v.string(), verified: v.boolean() })),
  environmentSetup: v.array(ownObject({ type: v.string(), arguments: v.optional(v.unknown()) })),
});

const text = v.string();

/** How each kind of field is stored. */
const kinds: { readonly [Kind in FieldKind]: v.GenericSchema<FieldValues[Kind]> } = {
  text,
  paragraph: text,
  markdown: text,
  optionalText: v.optional(text),
  optionalTexts: v.optional(v.array(text)),
  time: count,
  tags: v.array(text),
  visibility: v.picklist(visibilities),
  authors: v.array(ownObject({ fullName: text, affiliation: text, email: text })),
  versions: v.array(versionSchema),
  roles: v.array(ownObject({ user: text, role: text })),
  linkedArtifacts: v.array(ownObject({ relation: text, artifactId: text, title: text })),
  linkedFrom: v.array(ownObject({ artifactId: text, title: text, ownerUrn: text })),
  reproducibility: ownObject({ enableRequests: v.boolean(), accessHours: count }),
  metrics,
};

const artifactSchema = ownObject(
  Object.fromEntries(fieldNames.map((name) => [name, kinds[fields[name].kind]])),
) as unknown as v.GenericSchema<unknown, Artifact>;

const storedSchema = v.pipe(v.string(), v.parseJson(), v.array(artifactSchema));

/** Writes artifacts as text for the browser's storage, without the keys to private artifacts. */
export function writeStoredArtifacts(artifacts: readonly Artifact[]): string {
  return writeJson(
    artifacts.map((artifact) =>
      artifact.sharingKey ? { ...artifact, sharingKey: undefined } : artifact,
    ),
  );
}

/** Reads text of {@link writeStoredArtifacts}. `undefined` for any other value. */
export function readStoredArtifacts(text: unknown): Artifact[] | undefined {
  const { success, output } = v.safeParse(storedSchema, text, { abortEarly: true });
  return success ? output : undefined;
}
