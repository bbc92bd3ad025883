import { configure } from '../../../src/entries/elements';
import { aToken } from '../../builders/aToken';
import { type FakeCatalogue, fakeCatalogue } from '../fixtures/fakeCatalogue';
import { clearPage, place } from '../fixtures/page';
import { settle } from '../fixtures/waitFor';

/** A state of an element: adds one to the page and returns it when it is in this state. */
export type ElementState = () => Promise<HTMLElement>;

/** The settings and data of an element. */
export interface Feeding {
  /** As in HTML. */
  attributes?: string;
  /** The HTML inside the element. */
  contents?: string;
  /** The responses of the catalogue, by path. */
  responses?: Record<string, unknown>;
}

let catalogue: FakeCatalogue | undefined;
let count = 0;

/** The addresses that the elements of the page have requested. */
export function requests(): readonly string[] {
  return catalogue?.requests ?? [];
}

/** Attributes with addresses that no earlier test has used, so that no cached response counts. */
export function addresses(...names: ('api' | 'portal' | 'dashboard')[]): string {
  count += 1;
  return names.map((name) => `${name}-url="https://${name}${count}.example.org"`).join(' ');
}

/** Adds an element to a page whose catalogue returns these responses. */
export function feed(tag: string, { attributes = '', contents = '', responses = {} }: Feeding) {
  catalogue ??= fakeCatalogue();
  for (const [path, response] of Object.entries(responses)) catalogue.responses.set(path, response);
  return place(`<${tag} eager ${attributes}>${contents}</${tag}>`);
}

/** A script with inline JSON for an element. */
export function inline(json: unknown): string {
  const text = JSON.stringify(json).replaceAll('<', '\\u003c');
  return `<script type="application/json">${text}</script>`;
}

/** Signs in a user, by default the owner of the example. */
export function signIn(sub = 'noor.haddad@example.edu'): void {
  const token = aToken({ azp: 'chameleon', sub });
  configure({ getToken: async () => token });
}

/** Removes the element and resets the page. */
export async function endState(): Promise<void> {
  clearPage();
  await settle();
  configure({ getToken: async () => null, identity: undefined });
  await settle();
  catalogue?.restore();
  catalogue = undefined;
  localStorage.clear();
}
