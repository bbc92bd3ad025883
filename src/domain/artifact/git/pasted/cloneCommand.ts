/** A repository as a command names it. */
export interface NamedRepository {
  /** The address, `''` if the text names several repositories or none. */
  address: string;
  /** The branch, tag or commit that the commands check out. */
  ref?: string;
}

/** `git clone`, `git -C folder clone`, `git submodule add`, and the same in a notebook or with sudo. */
const gitCommand =
  /^(?:[$>%#!]\s*)?(?:sudo\s+)?git\s+(?:-[Cc]\s+\S+\s+)*(?:clone|submodule\s+add)\s+/i;
/** The commands of the programs of GitHub and GitLab, which also take `owner/name`. */
const forgeCommand = /^(?:[$>%#!]\s*)?(gh|glab)\s+repo\s+clone\s+/i;
const anyCommand = /\b(?:git\s+(?:-[Cc]\s+\S+\s+)*(?:clone|submodule\s+add)|repo\s+clone)\s/i;
const checkout = /\bgit\s+(?:-[Cc]\s+\S+\s+)*(?:checkout|switch)\s+([^\n;&|]+)/gi;

/** Options of the commands that are followed by a value. */
const optionsWithValue =
  /^(-[bcjou]|--(branch|bundle-uri|config|depth|filter|jobs|name|origin|reference(-if-able)?|revision|separate-git-dir|server-option|shallow-(since|exclude)|template|upload-pack|upstream-remote-name))$/;

/**
 * The address in a clone command, with the ref that it or a `git checkout` after it names. Any other
 * text is an address, perhaps in quotes or brackets, or at the end of a sentence.
 */
export function readCommand(pasted: string): NamedRepository {
  const text = pasted.trim().replace(/\\\r?\n/g, ' ');
  const forge = forgeCommand.exec(text);
  const [start = ''] = forge ?? gitCommand.exec(text) ?? [];
  if (!start) return { address: unquoted(text.replace(/[.,;]+$/, '')) };
  const [command = ''] = /^[^\n;&|]*/.exec(text.slice(start.length)) ?? [];
  const rest = text.slice(start.length + command.length);
  const { words, ref } = readArguments(command);
  const [address = '', folder = ''] = words;
  if (anyCommand.test(rest) || /:\/\//.test(folder)) return { address: '' };
  const isShort = forge && /^[\w.-]+(\/[\w.-]+)+$/.test(address);
  const host = forge?.[1]?.toLowerCase() === 'glab' ? 'gitlab.com' : 'github.com';
  return {
    address: isShort ? `https://${host}/${address}` : address,
    ref: checkedOut(rest) ?? ref,
  };
}

/** The arguments of a command that are no options, and the value of `--branch` or `--revision`. */
function readArguments(command: string): { words: string[]; ref?: string } {
  const words: string[] = [];
  let ref: string | undefined;
  const all = command.trim().split(/\s+/).map(unquoted);
  for (let word = all.shift(); word !== undefined; word = all.shift()) {
    if (!word.startsWith('-')) words.push(word);
    const [, option = word, attached] = /^(--[\w-]+)=(.*)$|^$/.exec(word) ?? [];
    const short = /^-b(.+)$/.exec(word)?.[1];
    const value = optionsWithValue.test(word) ? all.shift() : (attached ?? short);
    if (/^(-b.*|--branch|--revision)$/.test(option)) ref = value && shortName(value);
  }
  return { words, ref };
}

/** The ref that one command checks out. `undefined` for a new branch, for files and for several. */
function checkedOut(rest: string): string | undefined {
  const [found, another] = [...rest.matchAll(checkout)].map(([, words = '']) => words.trim());
  if (!found || another) return undefined;
  const words = found.split(/\s+/).map(unquoted);
  if (words.some((word) => /^(-[bBcC]|--orphan|--create|--)$/.test(word))) return undefined;
  const [ref, file] = words.filter((word) => !word.startsWith('-'));
  return ref && !file ? shortName(ref) : undefined;
}

/** Removes `refs/heads/`, `refs/tags/`, `tags/` and `origin/`. */
function shortName(ref: string): string {
  return ref.replace(/^(refs\/(heads|tags)|tags|origin)\//, '');
}

/** Without the quotes, brackets or backticks around an address. */
function unquoted(text: string): string {
  return /^(["'`<(])(.*)["'`>)]$/.exec(text)?.[2] ?? text;
}
