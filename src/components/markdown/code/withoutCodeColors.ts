/** The `useCodeColors` of the light build: code stays plain there, because grammars are large. */
export function useCodeColors(): void {}
