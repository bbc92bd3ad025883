import { symbols } from './texSymbols';

/**
 * A DOI or an address in TeX, or a text with addresses, without escapes and braces. An argument of
 * `\url` or `\href` stands alone.
 */
export function texAddress(tex: string): string {
  return tex
    .replace(/\$\s*(?:\\sim|\\tilde\{\}|\{?\\textasciitilde\}?)\s*\$|\\~\{\}/g, '~')
    .replace(/\$\s*\\?_\s*\$/g, '_')
    .replace(/\\(?:url|nolinkurl|path|href|burl)\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g, ' $1 ')
    .replace(/\\([A-Za-z]+)\s*(?:\{\})?/g, (found, name: string) => symbols.get(name) ?? found)
    .replace(/\\[-/,]|\{-\}(?=\n)/g, '')
    .replace(/\\(.)/g, '$1')
    .replace(/[{}]/g, '');
}
