import { plainLine } from './serverMessages';

/** The properties of trovi.json (contract/api 5), by what a message asks for. */
const properties: Readonly<Record<string, string>> = {
  'a title': 'name',
  'a short description': 'disambiguatingDescription',
  'a long description': 'description',
  'at least one tag': 'keywords',
  'at least one author': 'author',
  'a name': 'name',
  'an affiliation': 'affiliation',
  'an email address': 'email',
};

/**
 * A server's line about an imported `trovi.json`, in plain language: "Add a title to trovi.json, as
 * “name”." Unchanged if its text is unknown.
 */
export function troviJsonLine(line: string): string {
  const words = plainLine(line);
  const [, place = '', entry = ''] = /^(.*: )?enter (.+)\.$/i.exec(words) ?? [];
  const property = Object.hasOwn(properties, entry) ? properties[entry] : undefined;
  if (!property) return words;
  return `${place}${place ? 'add' : 'Add'} ${entry} to trovi.json, as “${property}”.`;
}
