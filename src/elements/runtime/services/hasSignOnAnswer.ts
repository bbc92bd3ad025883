/**
 * Whether the page's address holds an answer of a sign-on server (RFC 6749 4.1.2). An element that signs in takes it out of there;
 * it soon expires.
 */
export function hasSignOnAnswer(): boolean {
  const { hash, search } = window.location;
  return [hash, search].some((part) => /[#?&]state=/.test(part) && /[#?&](code|error)=/.test(part));
}
