import { mayBring } from './allowedMarkup';

/** The start of a tag (HTML, 13.2.5.6 and 13.2.5.7). */
const opening = /<(\/?)([a-z][^\t\n\f\r />]*)/iy;
/** The next attribute, or the end of the tag (13.2.5.32 to 13.2.5.40). */
const attribute =
  /[\t\n\f\r /]*(?:>|([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r >"'][^\t\n\f\r >]*)|(?=>)))?)/y;
/** Comments, and other constructs that a browser treats as comments. */
const remark = /<!--[^]*?(?:--!?>|$)|<[!?/][^>]*(?:>|$)/y;
/** Elements whose contents are never shown. A policy reports them when they are parsed. */
const silent = /<(style|script)(?![\w-])[^]*?(?:<\/\1(?![\w-])[^>]*>|$)/iy;

/**
 * Elements of which only the contents are kept: `base` changes addresses, and the sanitizer copies
 * nested objects in quadratic time.
 */
const unwanted = new Set(['base', 'object']);
/** Elements that a browser opens again in every later block until they are closed (HTML, 13.2.4.3). */
const formatting = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));
/**
 * Most elements that a browser may make of the markup, as {@link TagCount} estimates them. Text of
 * 5,000 characters without needless tags stays below.
 */
const mostElements = 5_000;

const escapes: Record<string, string> = { '<': '&lt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[<"]/g, (letter) => escapes[letter] ?? letter);

/** Markup that can be parsed quickly and quietly. */
export interface TamedMarkup {
  markup: string;
  /** Whether nothing was cut off because of the number of elements. */
  isWhole: boolean;
}

/**
 * Removes everything that a Content Security Policy would report while a browser parses the markup:
 * event handlers, styles and base addresses. Keeps allowed attributes, quoted, and the names of
 * other elements. Renames `id` and `name` to `data-id` and `data-name`, which are no names in the
 * page. Cuts off markup that a browser would turn into too many elements (decision 30).
 * This makes markup quiet, not safe: the sanitizer judges it afterwards.
 */
export function tameMarkup(markup: string): TamedMarkup {
  const count = new TagCount();
  let tamed = '';
  for (let at = 0; at < markup.length;) {
    const start = markup.indexOf('<', at);
    if (start < 0) return { markup: tamed + markup.slice(at), isWhole: true };
    tamed += markup.slice(at, start);
    const [read, written] = readConstruct(markup, start);
    if (written.length > 1 && written.startsWith('<')) count.add(written);
    if (count.elements > mostElements) return { markup: tamed, isWhole: false };
    tamed += written;
    at = start + read;
  }
  return { markup: tamed, isWhole: true };
}

/**
 * Estimates how many elements a browser makes of tags. A browser repeats all open formatting
 * elements in every block, so that a few hundred tags can make a million elements.
 */
class TagCount {
  elements = 0;
  private readonly open = new Map<string, number>();
  private depth = 0;

  add(tag: string): void {
    const [, slash, name = ''] = /^<(\/?)([^\s>]*)/.exec(tag) ?? [];
    if (!slash) this.elements += 1 + this.depth;
    if (formatting.has(name)) {
      const before = this.open.get(name) ?? 0;
      const after = slash ? Math.max(0, before - 1) : name === 'a' ? 1 : before + 1;
      this.open.set(name, after);
      this.depth += after - before;
    }
    if (slash) this.elements += this.depth;
  }
}

/** The length of a construct that starts with `<`, and what to keep of it. */
function readConstruct(markup: string, start: number): [read: number, written: string] {
  const skipped = matchAt(silent, markup, start);
  if (skipped) return [skipped[0].length, ''];
  const opened = matchAt(opening, markup, start);
  if (opened) return readTag(markup, start, opened);
  const remarked = matchAt(remark, markup, start);
  return remarked ? [remarked[0].length, ''] : [1, '&lt;'];
}

function matchAt(pattern: RegExp, text: string, start: number): RegExpExecArray | null {
  pattern.lastIndex = start;
  return pattern.exec(text);
}

function readTag(
  markup: string,
  start: number,
  [whole, slash, rawName = '']: RegExpExecArray,
): [read: number, written: string] {
  const name = rawName.toLowerCase();
  let kept = '';
  let at = start + whole.length;
  for (;;) {
    const found = matchAt(attribute, markup, at);
    // A tag without an end swallows the rest of the markup.
    if (!found) return [markup.length - start, ''];
    at += found[0].length;
    const [, rawKey, double, single, bare] = found;
    if (rawKey === undefined) break;
    const key = rawKey.toLowerCase().replace(/^(?=(?:id|name)$)/, 'data-');
    if (mayBring(key, name)) kept += ` ${key}="${escape(double ?? single ?? bare ?? '')}"`;
  }
  if (!/^[a-z][\w-]*$/.test(name) || unwanted.has(name)) return [at - start, ''];
  return [at - start, slash ? `</${name}>` : `<${name}${kept}>`];
}
