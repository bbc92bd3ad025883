import { yamlFault } from './yamlFaults';

/** A YAML error, with its line if known. */
class YamlError extends Error {
  constructor(
    message: string,
    /** Counted from 1. */
    readonly line?: number,
  ) {
    super(message);
  }
}

/** Parses YAML. The parser loads on the first call. Rejects with a {@link YamlError}. */
export async function parseYaml(text: string): Promise<unknown> {
  const { parseDocument } = await import('yaml').catch(() => {
    throw new YamlError('The YAML reader could not be loaded. Try again.');
  });
  // The time to compare keys grows with the square of their number.
  const document = parseDocument(text, { uniqueKeys: false, logLevel: 'silent' });
  const [error] = document.errors;
  if (!error) return toValue(() => document.toJS({ maxAliasCount: 100 }));
  throw new YamlError(yamlFault(error), error.linePos?.[0].line);
}

/** The parser rejects aliases that multiply, with an error for programmers. */
function toValue(convert: () => unknown): unknown {
  try {
    return convert();
  } catch {
    throw new YamlError(
      'Its aliases refer to too much, or to nothing. Put a value that begins with “*” in quotes.',
    );
  }
}
