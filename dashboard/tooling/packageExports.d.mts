export function packageExports(
  entriesFolder: string,
): Record<string, string | { types: string; default: string }>;
