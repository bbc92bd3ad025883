/**
 * Whether the page's address contains an answer of a sign-on server (RFC 6749 4.1.2). The element
 * that signs the user in removes the answer from the address. The answer expires soon.
 */
export function hasSignOnResponse(): boolean {
  const { hash, search } = window.location;
  return [hash, search].some((part) => /[#?&]state=/.test(part) && /[#?&](code|error)=/.test(part));
}
