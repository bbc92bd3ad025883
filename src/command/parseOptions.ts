import { parseArgs } from 'node:util';
import { type StaticKind, staticKinds } from '../static/renderStatic';
import { UsageError } from './usageError';

const text = { type: 'string' } as const;
const known = {
  api: text,
  id: text,
  list: text,
  out: text,
  format: text,
  theme: text,
  dashboard: text,
  config: text,
  'heading-level': text,
  'artifact-version': text,
  text,
  'sharing-key': text,
  'include-key': { type: 'boolean' },
} as const;

/** The kinds for which an option has an effect, if not for all. */
const kindsOf: Readonly<Partial<Record<string, readonly StaticKind[]>>> = {
  format: ['card', 'citation'],
  dashboard: ['card', 'citation'],
  'include-key': ['card', 'citation'],
  'heading-level': ['card'],
  'artifact-version': ['citation'],
  text: ['citation', 'badge'],
};

/**
 * Splits the arguments after `render` into the kind and the options. Throws a `UsageError` for
 * options that are unknown, empty, repeated or without effect.
 */
export function parseOptions(args: string[]) {
  if (args.some((argument) => /^--version(=|$)/.test(argument))) {
    throw new UsageError(
      '--version alone prints the version of this command. Name the version to cite with --artifact-version SLUG.',
    );
  }
  const { values, positionals, tokens } = parse(args);
  const kind = staticKinds.find((one) => one === positionals[0]);
  if (!kind && positionals[0] !== undefined) {
    throw new UsageError(`"${positionals[0]}" is not a kind: ${staticKinds.join(', ')}.`);
  }
  if (!kind || positionals.length > 1) throw new UsageError('Say card, citation or badge.');
  const seen = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, value } = token;
    if (seen.has(name)) throw new UsageError(`Say --${name} once.`);
    seen.add(name);
    if (value?.trim() === '') throw new UsageError(`--${name} needs a value.`);
    if (kindsOf[name]?.includes(kind) === false) {
      throw new UsageError(`--${name} has no effect on a ${kind}.`);
    }
  }
  return { kind, values };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: known, allowPositionals: true, tokens: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}.`);
  }
}
