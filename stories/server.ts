import { aToken } from '../tests/builders/aToken';
import artifact from '../src/api/examples/artifact.json';
import { configure } from '../src/elements/runtime/settings/configure';

/** An artifact in the API's form. */
export const wireArtifact = artifact;

/** A response: JSON or a Response. Use a promise for a slow server. */
type ResponseData = object | Response | Promise<never>;

/** Responses by the end of the path. Methods other than GET come first: `PUT /artifacts/1/`. */
export type Responses = Record<string, ResponseData>;

/** Never responds. */
export const silence = () => new Promise<never>(() => undefined);

const served = new Map<string, Responses>();

/**
 * For `beforeEach`: serves the story's own responses below its {@link addresses}. Other paths get
 * 404. The responses remain after the story, because its elements can still send requests while the
 * next story runs, and a docs page shows several stories.
 */
export function serve(story: string, responses: Responses) {
  return () => {
    served.set(story, responses);
  };
}

/**
 * The response of the story that owns the requested server, or undefined for every other server.
 */
export function responseOf(request: Request): Promise<Response> | undefined {
  const { pathname } = new URL(request.url);
  const responses = served.get(pathname.split('/')[1] ?? '');
  return responses && responseFrom(responses, request.method, pathname);
}

async function responseFrom(
  responses: Responses,
  method: string,
  pathname: string,
): Promise<Response> {
  const isAsked = (key: string) => {
    const [path = '', wanted = 'GET'] = key.split(' ').reverse();
    return wanted === method && pathname.endsWith(path);
  };
  const given = await Object.entries(responses).find(([key]) => isAsked(key))?.[1];
  if (given instanceof Response) return given.clone();
  return given ? Response.json(given) : Response.json({ detail: 'Not found.' }, { status: 404 });
}

/** For `beforeEach`: signs in the owner of the example. */
export function signInOwner() {
  return signInWith(aToken({ azp: 'chameleon', sub: 'noor.haddad@example.edu' }));
}

/** For `beforeEach`: nobody is signed in. */
export function signOut() {
  return signInWith(null);
}

function signInWith(token: string | null) {
  configure({ getToken: async () => token });
  return () => configure({ getToken: undefined });
}

/** Attributes with the story's own server. A page caches what its elements got from a server. */
export const addresses = (story: string) => ({
  apiUrl: `https://api.example.org/${story}`,
  portalUrl: `https://portal.example.org/${story}`,
  dashboardUrl: 'https://portal.example.org/dashboard/',
});
