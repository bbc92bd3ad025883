/**
 * The special characters of TeX, and `<`, `>` and `|`, which its oldest font encoding prints as
 * other characters.
 */
const commands: ReadonlyMap<string, string> = new Map([
  ['\\', '{\\textbackslash}'],
  // As commands, not as `\{`: BibTeX counts escaped braces too, and a title may have a single one.
  ['{', '{\\textbraceleft}'],
  ['}', '{\\textbraceright}'],
  ['%', '\\%'],
  ['&', '\\&'],
  ['_', '\\_'],
  ['#', '\\#'],
  ['$', '\\$'],
  ['~', '{\\textasciitilde}'],
  ['^', '{\\textasciicircum}'],
  ['<', '{\\textless}'],
  ['>', '{\\textgreater}'],
  ['|', '{\\textbar}'],
]);

/**
 * Escapes plain text for TeX, so that it prints the same characters and BibTeX parsers can read it
 * back. Braces are balanced, and `{}` separates pairs that TeX would join, such as `--` and `''`.
 */
export function escapeTex(text: string): string {
  return text.replace(
    /[\\{}%&_#$~^<>|]|([-'`,])(?=\1)|[?!](?=`)/g,
    (found) => commands.get(found) ?? `${found}{}`,
  );
}
