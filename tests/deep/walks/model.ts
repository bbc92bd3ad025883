/** What somebody typed into a form, or chose there, and has neither saved for sure nor given up. */
export interface Typed {
  /** Who typed it. */
  owner: string;
  /** The form's path below the dashboard's address. */
  path: string;
  /** What a person must find there, by the names that a `Sight` gives to fields. */
  fields: Map<string, string>;
  /** What was given up last, and can be taken back. */
  discarded?: Map<string, string>;
  /** It was sent off: once the server has it, it may be gone from the form. */
  isSent: boolean;
  /** Two tabs showed the form at the same time: they share one draft, and the last one wins. */
  isShared: boolean;
}

/** What is known of a walk apart from what is seen. */
export interface Model {
  /** Who signed in last and has not signed out. */
  user?: string;
  /** The session was ended by other hands, or nobody can be asked for tokens: the user may be signed out any time. */
  mayBeSignedOut: boolean;
  isOffline: boolean;
  /** It may have met pages of the browser's own. */
  wasOffline: boolean;
  /** Faults that hold until they are cleared. */
  hasFaults: boolean;
  /** By how many hours the servers' clock is ahead. */
  clockHours: number;
  typed: Typed[];
  /** Ids of artifacts that a person told to delete. */
  doomed: Set<string>;
  /** Titles of artifacts that were sent off, by whom, and how often a person told to. */
  sentTitles: Map<string, { owner: string; times: number }>;
  /** A connection may have been cut in the middle of a write: browsers repeat such a call by themselves. */
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

/** The form that a path leads to, if it is one whose drafts are kept. */
export function formPath(path: string): string | undefined {
  const [pathname = ''] = path.split('?');
  return /^artifacts\/(add|[^/]+\/edit)$/.test(pathname) ? pathname : undefined;
}

/** What the user of now typed into a form. */
export function typedInto(model: Model, path: string, owner: string): Typed {
  const found = model.typed.find((typed) => typed.owner === owner && typed.path === path);
  if (found) return found;
  const fresh: Typed = { owner, path, fields: new Map(), isSent: false, isShared: false };
  model.typed.push(fresh);
  return fresh;
}

/** Notes what now stands in a field. */
export function note(typed: Typed, field: string, value: string): void {
  typed.fields.set(field, value);
  typed.discarded = undefined;
}

/** The sections of the Edit screen, and the one form of the Add screen. */
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

/** A person gives up what was typed into a section. It can be taken back right afterwards. */
export function discard(typed: Typed, section: SectionName): void {
  const gone = [...typed.fields].filter(([field]) => sectionOf(field) === section);
  for (const [field] of gone) typed.fields.delete(field);
  typed.discarded = new Map(gone);
}

/** A person takes a discard back. */
export function takeBack(typed: Typed): void {
  for (const [field, value] of typed.discarded ?? []) typed.fields.set(field, value);
  typed.discarded = undefined;
}

/** Whether the user has anything that leaving a page, or signing out, may be asked about. */
export function hasTyped(model: Model): boolean {
  return model.typed.some(({ owner, fields }) => owner === model.user && fields.size > 0);
}

/** The fields of a form that do not stand as they were left: `title: "x" instead of "y"`. */
export function lostFields(typed: Typed, seen: Record<string, string>): string[] {
  if (typed.isShared) return [];
  return [...typed.fields]
    .filter(([field, value]) => (seen[field] ?? '') !== value)
    .map(([field, value]) => `${field}: "${seen[field] ?? ''}" instead of "${value}"`);
}

/** The user signs out on purpose: what is kept for that user goes. */
export function discardDraftsOf(model: Model, owner: string): void {
  model.typed = model.typed.filter((typed) => typed.owner !== owner);
}

/** Notes the forms that two tabs show at the same time. */
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
