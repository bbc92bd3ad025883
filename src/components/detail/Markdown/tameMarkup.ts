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

const escapes: Record<string, string> = { '<': '&lt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[<"]/g, (letter) => escapes[letter] ?? letter);

/**
 * Removes everything that a Content Security Policy would report while a browser parses the markup:
 * event handlers, styles and base addresses. Keeps allowed attributes, quoted, and the names of
 * other elements. This makes markup quiet, not safe: the sanitizer judges it afterwards.
 */
export function tameMarkup(markup: string): string {
  let tamed = '';
  for (let at = 0; at < markup.length;) {
    const start = markup.indexOf('<', at);
    if (start < 0) return tamed + markup.slice(at);
    tamed += markup.slice(at, start);
    const [read, written] = readConstruct(markup, start);
    tamed += written;
    at = start + read;
  }
  return tamed;
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
    const key = rawKey.toLowerCase();
    if (mayBring(key, name)) kept += ` ${key}="${escape(double ?? single ?? bare ?? '')}"`;
  }
  if (!/^[a-z][\w-]*$/.test(name) || name === 'base') return [at - start, ''];
  return [at - start, slash ? `</${name}>` : `<${name}${kept}>`];
}
