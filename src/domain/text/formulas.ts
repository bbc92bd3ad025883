/** What no formula contains: a blank line, or a backtick, which belongs to code. */
const piece = String.raw`\\[^]|[^\\$\x60\n]|\n(?![ \t]*\n)`;

/**
 * The formulas of GitHub: `$$…$$`, `$…$`, and code between dollars. Money and names of variables
 * have a blank before the second dollar, or a letter or digit after it.
 */
const formula = [
  String.raw`\$\x60[^\x60]+\x60\$`,
  String.raw`\$\$(?=[^$]*[^$\s])(?:${piece}|\$(?!\$))+\$\$`,
  String.raw`\$(?![\s$])(?:${piece})+(?<!\s)\$(?![\p{L}\p{N}_$])`,
].join('|');
const before = String.raw`[\p{L}\p{N}_\\$]`;

const atStart = new RegExp(`^(?:${formula})`, 'u');
const anywhere = new RegExp(`(?<!${before})(?:${formula})`, 'gu');
const endsInWord = new RegExp(`${before}$`, 'u');

/** The formula at the start of a text, if it may follow the text `before` it. */
export function formulaAtStart(text: string, before = ''): string | undefined {
  return endsInWord.test(before) ? undefined : atStart.exec(text)?.[0];
}

/** Replaces every formula in a text without code. */
export function replaceFormulas(text: string, replace: (formula: string) => string): string {
  return text.replace(anywhere, replace);
}
