/** Whether a text is a UUID with hyphens, ignoring letter case. Ids of artifacts are UUIDs. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
