/**
 * Reads the README at an address. Resolves to its beginning, bounded in size; to `undefined` if there
 * is none. Rejects if the server does not answer.
 */
export type ReadReadme = (address: string, signal: AbortSignal) => Promise<string | undefined>;
