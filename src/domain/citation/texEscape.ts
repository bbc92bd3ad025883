/** The specials of TeX, and `<`, `>` and `|`, which its oldest font encoding sets as other characters. */
const commands: ReadonlyMap<string, string> = new Map([
  ['\\', '{\\textbackslash}'],
  // As commands, not as `\{`: BibTeX counts braces, escaped or not, and a title need not balance them.
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
 * Plain text as TeX that sets the very same characters, in a form that is balanced and that BibTeX parsers read back: pairs
 * that TeX would join, such as `--` and `''`, are kept apart by `{}`.
 */
export function escapeTex(text: string): string {
  return text.replace(
    /[\\{}%&_#$~^<>|]|([-'`,])(?=\1)|[?!](?=`)/g,
    (found) => commands.get(found) ?? `${found}{}`,
  );
}
