import { mayBring } from './allowedMarkup';

/** Where a tag begins (HTML, 13.2.5.6 and 13.2.5.7). */
const opening = /<(\/?)([a-z][^\t\n\f\r />]*)/iy;
/** The next attribute, or the end of the tag (13.2.5.32 to 13.2.5.40). */
const attribute =
  /[\t\n\f\r /]*(?:>|([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r >"'][^\t\n\f\r >]*)|(?=>)))?)/y;
/** What a browser skips: comments, and what looks like one to it. */
const remark = /<!--[^]*?(?:--!?>|$)|<[!?/][^>]*(?:>|$)/y;
/** Elements whose contents no description shows, and which a policy objects to when they are read. */
const silent = /<(style|script)(?![\w-])[^]*?(?:<\/\1(?![\w-])[^>]*>|$)/iy;

const escapes: Record<string, string> = { '<': '&lt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[<"]/g, (letter) => escapes[letter] ?? letter);

/**
 * Markup with nothing in it for a Content Security Policy to report: handlers, styles and base addresses are reported when a browser
 * reads them, even where they never come to anything. Keeps the attributes that a description may bring, in quotes, and the names of
 * other elements, for the sanitiser to judge: this makes markup quiet, not safe.
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

/** How many letters a construct takes that begins with `<`, and what is kept of it. */
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
    // A tag that never ends is no tag, and takes the rest along.
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
