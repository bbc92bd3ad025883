import { aToken } from '../tests/builders/aToken';
import artifact from '../src/api/examples/artifact.json';
import { configure } from '../src/elements/runtime/settings/configure';

/** An artifact as the API sends it. */
export const wireArtifact = artifact;

/** What a server answers: JSON, or a response of another kind; a promise for one that lets people wait. */
type Answer = object | Response | Promise<never>;

/** Answers by the end of the path, with the method before it unless that is GET: `PUT /artifacts/1/`. */
export type Answers = Record<string, Answer>;

/** Never answers. */
export const silence = () => new Promise<never>(() => undefined);

/**
 * For `beforeEach`: a server of the story's own answers below its {@link addresses}, to other paths with 404. Other servers are
 * left alone, since a page of docs shows several stories.
 */
export function serve(story: string, answers: Answers) {
  return () => {
    const original = Reflect.get<Window, 'fetch'>(window, 'fetch');
    window.fetch = async (input, init) => {
      const { url, method } = new Request(input, init);
      const { pathname } = new URL(url);
      if (!pathname.startsWith(`/${story}/`)) return original(input, init);
      const isAsked = (key: string) => {
        const [path = '', wanted = 'GET'] = key.split(' ').reverse();
        return wanted === method && pathname.endsWith(path);
      };
      const given = await Object.entries(answers).find(([key]) => isAsked(key))?.[1];
      if (given instanceof Response) return given.clone();
      return given
        ? Response.json(given)
        : Response.json({ detail: 'Not found.' }, { status: 404 });
    };
    return () => {
      window.fetch = original;
    };
  };
}

/** For `beforeEach`: the page signs in the owner of the example. */
export function signInOwner() {
  return signInWith(aToken({ azp: 'chameleon', sub: 'noor.haddad@example.edu' }));
}

/** For `beforeEach`: the page knows nobody. */
export function signOut() {
  return signInWith(null);
}

function signInWith(token: string | null) {
  configure({ getToken: async () => token });
  return () => configure({ getToken: undefined });
}

/** The attributes that name a server of the story's own: what elements have learnt from one is kept for the page. */
export const addresses = (story: string) => ({
  apiUrl: `https://api.example.org/${story}`,
  portalUrl: `https://portal.example.org/${story}`,
  dashboardUrl: 'https://portal.example.org/dashboard/',
});
