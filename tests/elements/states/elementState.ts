import { configure } from '../../../src/entries/elements';
import { aToken } from '../../builders/aToken';
import { type FakeCatalogue, fakeCatalogue } from '../fixtures/fakeCatalogue';
import { clearPage, place } from '../fixtures/page';
import { settle } from '../fixtures/waitFor';

/** A way in which an element can look: puts one into the page, and gives it when it looks so. */
export type ElementState = () => Promise<HTMLElement>;

/** What a page gives an element. */
export interface Feeding {
  /** As in HTML. */
  attributes?: string;
  /** What stands inside it. */
  contents?: string;
  /** What the catalogue answers, by path. */
  answers?: Record<string, unknown>;
}

let catalogue: FakeCatalogue | undefined;
let count = 0;

/** The addresses that the elements of the page have asked for. */
export function requests(): readonly string[] {
  return catalogue?.requests ?? [];
}

/** Attributes with addresses that no earlier test has used, so that no cached answer counts. */
export function addresses(...names: ('api' | 'portal' | 'dashboard')[]): string {
  count += 1;
  return names.map((name) => `${name}-url="https://${name}${count}.example.org"`).join(' ');
}

/** Puts an element into a page whose catalogue answers as it is told. */
export function feed(tag: string, { attributes = '', contents = '', answers = {} }: Feeding) {
  catalogue ??= fakeCatalogue();
  for (const [path, answer] of Object.entries(answers)) catalogue.answers.set(path, answer);
  return place(`<${tag} eager ${attributes}>${contents}</${tag}>`);
}

/** A script that holds JSON, as it stands inside an element. */
export function inline(json: unknown): string {
  const text = JSON.stringify(json).replaceAll('<', '\\u003c');
  return `<script type="application/json">${text}</script>`;
}

/** Signs somebody in: the owner of the example, if nobody is named. */
export function signIn(sub = 'noor.haddad@example.edu'): void {
  const token = aToken({ azp: 'chameleon', sub });
  configure({ getToken: async () => token });
}

/** Takes it all back. */
export async function endState(): Promise<void> {
  clearPage();
  await settle();
  configure({ getToken: async () => null, identity: undefined });
  await settle();
  catalogue?.restore();
  catalogue = undefined;
  localStorage.clear();
}
