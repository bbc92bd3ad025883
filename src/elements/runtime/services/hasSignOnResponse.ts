/**
 * Whether the page's address contains a response of a sign-on server (RFC 6749 4.1.2). The element
 * that signs the user in removes the response from the address. The response expires soon.
 */
export function hasSignOnResponse(): boolean {
  const { hash, search } = window.location;
  return [hash, search].some((part) => /[#?&]state=/.test(part) && /[#?&](code|error)=/.test(part));
}
