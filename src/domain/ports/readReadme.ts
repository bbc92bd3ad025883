/**
 * Reads the README at an address. Resolves to its beginning, limited in size, or to `undefined` if
 * it does not exist. Rejects if the server does not respond.
 */
export type ReadReadme = (address: string, signal: AbortSignal) => Promise<string | undefined>;
