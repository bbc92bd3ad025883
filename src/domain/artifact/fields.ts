import type { Artifact, Reproducibility, Visibility } from './artifact';
import type { Author } from './author';
import type { LinkedArtifact, LinkingArtifact } from './links';
import type { Metrics } from './metrics';
import type { RoleAssignment } from './role';
import type { ArtifactVersion } from './version';

/**
 * The kinds of fields and their values. All fields of a kind are read, stored and edited in the
 * same way.
 */
export interface FieldValues {
  /** Plain text in one line. `''` if it is unknown. */
  text: string;
  /** Plain text in several lines. `''` if it is unknown. */
  paragraph: string;
  /** Markdown. `''` if it is unknown. */
  markdown: string;
  /** A text that is absent if it is unknown or blank. */
  optionalText: string | undefined;
  /** A list of texts that is absent if empty. */
  optionalTexts: string[] | undefined;
  /** Milliseconds since 1970 in UTC. */
  time: number | undefined;
  tags: string[];
  visibility: Visibility;
  authors: Author[];
  versions: ArtifactVersion[];
  roles: RoleAssignment[];
  linkedArtifacts: LinkedArtifact[];
  linkedFrom: LinkingArtifact[];
  reproducibility: Reproducibility;
  metrics: Partial<Metrics> | undefined;
}

/** The name of a kind of fields. */
export type FieldKind = keyof FieldValues;

/** The name of a field of an artifact. */
export type FieldName = keyof Artifact;

/**
 * A field's name in the vocabularies of exports. CodeMeta, RO-Crate and JSON-LD use schema.org's
 * names. BibTeX and CSL-JSON contain only the data for a citation. A format that needs more than a
 * name and a text or a list of texts writes the field in its own module.
 */
export interface ExportNames {
  schemaOrg?: string;
  cff?: string;
  dublinCore?: string;
  ris?: string;
}

/** The properties of a field, apart from its meaning. */
export interface FieldDescription<Kind extends FieldKind = FieldKind> {
  /** Its name in the API (contract/api 6.1). */
  wire: string;
  kind: Kind;
  /** Its name in its control, in messages and in notes. */
  label?: string;
  /** The longest text that the server accepts, in code points (product 5.1, contract/api 2.3). */
  limit?: number;
  /** Whether the form that adds an artifact and the Edit screen have a control for it. */
  isEditable?: boolean;
  /** The message if it is missing in a form. A field without one is optional. */
  missing?: string;
  exportNames?: ExportNames;
}

/** The kind that a field's values have. */
type KindOf<Value> = {
  [Kind in FieldKind]: [Value, FieldValues[Kind]] extends [FieldValues[Kind], Value] ? Kind : never;
}[FieldKind];

/**
 * The fields of an artifact, the editable ones in the order of the form. The wire format, the
 * stored formats, drafts with their problems, requests, forms and exports read this table. To add a
 * field, add a line here and one to {@link Artifact}. Then show and import it where needed.
 */
export const fields = {
  id: { wire: 'uuid', kind: 'text' },
  title: {
    wire: 'title',
    kind: 'text',
    label: 'Title',
    limit: 140,
    isEditable: true,
    missing: 'Please enter a title.',
    exportNames: { schemaOrg: 'name', cff: 'title', dublinCore: 'title', ris: 'TI' },
  },
  shortDescription: {
    wire: 'short_description',
    kind: 'paragraph',
    label: 'Short Description',
    limit: 200,
    isEditable: true,
    missing: 'Please enter a short description.',
    exportNames: {
      schemaOrg: 'description',
      cff: 'abstract',
      dublinCore: 'description',
      ris: 'AB',
    },
  },
  longDescription: {
    wire: 'long_description',
    kind: 'markdown',
    label: 'Long Description',
    limit: 5000,
    isEditable: true,
  },
  tags: {
    wire: 'tags',
    kind: 'tags',
    label: 'Tags',
    isEditable: true,
    exportNames: { schemaOrg: 'keywords', cff: 'keywords', dublinCore: 'subject', ris: 'KW' },
  },
  visibility: { wire: 'visibility', kind: 'visibility', label: 'Visibility', isEditable: true },
  authors: {
    wire: 'authors',
    kind: 'authors',
    label: 'Authors',
    isEditable: true,
    missing: 'Please add at least one author.',
  },
  ownerUrn: { wire: 'owner_urn', kind: 'text' },
  versions: { wire: 'versions', kind: 'versions' },
  roles: { wire: 'roles', kind: 'roles' },
  linkedArtifacts: { wire: 'linked_artifacts', kind: 'linkedArtifacts' },
  linkedFrom: { wire: 'linked_from', kind: 'linkedFrom' },
  reproducibility: { wire: 'reproducibility', kind: 'reproducibility' },
  createdAt: { wire: 'created_at', kind: 'time', exportNames: { schemaOrg: 'dateCreated' } },
  updatedAt: { wire: 'updated_at', kind: 'time', exportNames: { schemaOrg: 'dateModified' } },
  metrics: { wire: 'metrics', kind: 'metrics' },
  linkedProjects: { wire: 'linked_projects', kind: 'optionalTexts' },
  citation: { wire: 'citation', kind: 'optionalText' },
  sharingKey: { wire: 'sharing_key', kind: 'optionalText' },
} as const satisfies {
  [Name in keyof Required<Artifact>]: FieldDescription<KindOf<Artifact[Name]>>;
};

/** The fields of an author, in the order of the form. All of them are texts. */
export const authorFields = {
  fullName: {
    wire: 'full_name',
    kind: 'text',
    label: 'Full Name',
    limit: 200,
    missing: 'Please enter the name of this author.',
  },
  affiliation: { wire: 'affiliation', kind: 'text', label: 'Affiliation', limit: 200 },
  email: { wire: 'email', kind: 'text', label: 'Email', limit: 254 },
} as const satisfies { [Name in keyof Author]: FieldDescription<'text'> };

/** The name of a field that users edit. */
export type EditableField = {
  [Name in FieldName]: (typeof fields)[Name] extends { isEditable: true } ? Name : never;
}[FieldName];

/** The names of all fields, as in {@link fields}. */
export const fieldNames = Object.keys(fields) as FieldName[];

/** The names of the editable fields, in the order of the form. */
export const editableFields = fieldNames.filter(
  (name): name is EditableField => fieldDescription(name).isEditable === true,
);

/** The names of an author's fields, in the order of the form. */
export const authorFieldNames = Object.keys(authorFields) as (keyof Author)[];

/** Describes a field, by its name in an artifact. */
export function fieldDescription(name: FieldName): FieldDescription {
  return fields[name];
}
