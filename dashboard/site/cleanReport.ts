const removed = '[removed]';

/** Queries and fragments of addresses. They can contain sharing keys and sign-on responses. */
const query = /[?#][^\s"'()<>]+/g;
/** The user name and the password in an address. */
const login = /(:\/\/)[^\s/@]+@/g;
/** Signed tokens, and the text after the name of a secret. */
const token = /\beyJ[\w-]+(?:\.[\w-]*)*/g;
const named =
  /((?:sharing_?key|token|bearer|secret|password|code)["']?\s*[:=\s]\s*["']?)[^\s"',;&)}]+/gi;
/** Words that are too long for names. UUIDs have 36 characters. */
const opaque = /[\w-]{40,}/g;

/** Removes everything that only the user may know from the text of an error. */
export function cleanReport(text: string, page: Pick<Location, 'search' | 'hash'>): string {
  let cleaned = text;
  for (const secret of valuesOf(page)) cleaned = cleaned.replaceAll(secret, removed);
  return cleaned
    .replace(query, '')
    .replace(login, '$1')
    .replace(token, removed)
    .replace(named, `$1${removed}`)
    .replace(opaque, removed);
}

/** The values in the page's own address. */
function valuesOf({ search, hash }: Pick<Location, 'search' | 'hash'>): string[] {
  return [search, hash]
    .flatMap((part) => [...new URLSearchParams(part.slice(1)).values()])
    .filter((value) => value.length > 3);
}
