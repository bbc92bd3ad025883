import type { AttributeDescription } from '../description/elementDescription';

/** The names of an attribute in HTML. The first one applies if an element has both. */
export function namesOf({ name, formerName }: AttributeDescription): string[] {
  return formerName ? [name, formerName] : [name];
}

/** The names of its property. */
export function propertiesOf({ property, formerProperty }: AttributeDescription): string[] {
  return formerProperty ? [property, formerProperty] : [property];
}

const reported = new Set<string>();

/** Logs a warning that a page uses the deprecated name of an attribute, once for each name. */
export function warnOfFormerName(tag: string, { name, formerName }: AttributeDescription): void {
  const message = `${tag}: the attribute ${formerName} is deprecated. Use ${name}.`;
  if (reported.has(message)) return;
  reported.add(message);
  // eslint-disable-next-line no-console -- Only the author of the page can change this.
  console.warn(message);
}
