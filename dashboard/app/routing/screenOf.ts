/** The path of the screen that a path shows: an artifact and all its versions are one. */
export function screenOf(path: string): string {
  return /^\/artifacts\/[^/]+(?=\/versions\/[^/]+$)/.exec(path)?.[0] ?? path;
}
