/** A user's unsaved input of a form. */
export interface Typed {
  /** The user who typed it. */
  owner: string;
  /** The form's path below the dashboard's address. */
  path: string;
  /** The expected field values, by the field names of `Sight`. */
  fields: Map<string, string>;
  /** The last discarded input, which the user can restore. */
  discarded?: Map<string, string>;
  /** The input was sent. It may leave the form when the server has it. */
  isSent: boolean;
  /** Two tabs showed the form at once. They share a draft, and the last one wins. */
  isShared: boolean;
}

/** The expected state of a walk. */
export interface Model {
  /** The signed-in user. */
  user?: string;
  /** The session ended elsewhere or tokens fail, so the user may be signed out at any time. */
  mayBeSignedOut: boolean;
  isOffline: boolean;
  /** The walk may show the browser's own error pages. */
  wasOffline: boolean;
  /** Faults that last until a step clears them. */
  hasFaults: boolean;
  /** Hours by which the servers' clock is ahead. */
  clockHours: number;
  typed: Typed[];
  /** Ids of artifacts that a user deleted. */
  doomed: Set<string>;
  /** Titles of sent artifacts, with the user and the number of submissions. */
  sentTitles: Map<string, { owner: string; times: number }>;
  /** A write may have been cut. Browsers repeat such a call by themselves. */
  hasCut: boolean;
}

export function newModel(): Model {
  return {
    mayBeSignedOut: false,
    isOffline: false,
    hasFaults: false,
    wasOffline: false,
    clockHours: 0,
    typed: [],
    doomed: new Set(),
    sentTitles: new Map(),
    hasCut: false,
  };
}

/** The form at a path, if its drafts are kept. */
export function formPath(path: string): string | undefined {
  const [pathname = ''] = path.split('?');
  return /^artifacts\/(add|[^/]+\/edit)$/.test(pathname) ? pathname : undefined;
}

/** The current user's input of a form. */
export function typedInto(model: Model, path: string, owner: string): Typed {
  const found = model.typed.find((typed) => typed.owner === owner && typed.path === path);
  if (found) return found;
  const fresh: Typed = { owner, path, fields: new Map(), isSent: false, isShared: false };
  model.typed.push(fresh);
  return fresh;
}

/** Records the new value of a field. */
export function note(typed: Typed, field: string, value: string): void {
  typed.fields.set(field, value);
  typed.discarded = undefined;
}

/** The sections of the Edit screen, and the form of the Add screen. */
export type SectionName = 'metadata' | 'roles' | 'versions' | 'links' | 'import';

function sectionOf(field: string): SectionName {
  if (field === 'githubUrl') return 'import';
  const [, kind = ''] = /^(role|version|link):/.exec(field) ?? [];
  const sections: Record<string, SectionName> = {
    role: 'roles',
    version: 'versions',
    link: 'links',
  };
  return sections[kind] ?? 'metadata';
}

/** The user discards a section's input and can undo it directly afterwards. */
export function discard(typed: Typed, section: SectionName): void {
  const gone = [...typed.fields].filter(([field]) => sectionOf(field) === section);
  for (const [field] of gone) typed.fields.delete(field);
  typed.discarded = new Map(gone);
}

/** The user undoes a discard. */
export function takeBack(typed: Typed): void {
  for (const [field, value] of typed.discarded ?? []) typed.fields.set(field, value);
  typed.discarded = undefined;
}

/** Whether the user has unsaved input that a page may ask about. */
export function hasTyped(model: Model): boolean {
  return model.typed.some(({ owner, fields }) => owner === model.user && fields.size > 0);
}

/** The fields with wrong values: `title: "x" instead of "y"`. */
export function lostFields(typed: Typed, seen: Record<string, string>): string[] {
  if (typed.isShared) return [];
  return [...typed.fields]
    .filter(([field, value]) => (seen[field] ?? '') !== value)
    .map(([field, value]) => `${field}: "${seen[field] ?? ''}" instead of "${value}"`);
}

/** The user signs out, which deletes that user's drafts. */
export function discardDraftsOf(model: Model, owner: string): void {
  model.typed = model.typed.filter((typed) => typed.owner !== owner);
}

/** Records the forms that two tabs show at once. */
export function noteShared(
  model: Model,
  tabs: readonly { url(): string }[],
  dashboard: string,
): void {
  const open = tabs
    .map((tab) => tab.url())
    .filter((address) => address.startsWith(dashboard))
    .map((address) => formPath(address.slice(dashboard.length)));
  for (const path of open) {
    if (!path || open.filter((other) => other === path).length < 2) continue;
    const owner = model.user ?? '';
    typedInto(model, path, owner).isShared = true;
  }
}
