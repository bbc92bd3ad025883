const commands: Readonly<Record<string, string>> = {
  '\\': '{\\textbackslash}',
  '{': '\\{',
  '}': '\\}',
  '%': '\\%',
  '&': '\\&',
  _: '\\_',
  '#': '\\#',
  $: '\\$',
  '~': '{\\textasciitilde}',
  '^': '{\\textasciicircum}',
};

/** Plain text as TeX that sets the same characters. */
export function escapeTex(text: string): string {
  return text.replace(/[\\{}%&_#$~^]/g, (character) => commands[character] ?? character);
}
