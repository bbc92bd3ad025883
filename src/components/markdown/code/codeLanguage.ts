/**
 * The languages that code is coloured in, each with the other names that people write: those of
 * experiments, since each grammar makes the package larger. That of C++ also reads C.
 */
const names = {
  bash: 'sh zsh shell console shellsession terminal',
  cpp: 'c++ cc cxx hpp c h cuda cu',
  diff: 'patch',
  dockerfile: 'docker containerfile',
  ini: 'toml cfg conf',
  javascript: 'js jsx mjs node',
  json: 'json5 jsonc ipynb',
  makefile: 'make mk',
  python: 'py python3 py3 ipython',
  r: 'rscript',
  sql: 'postgresql sqlite',
  yaml: 'yml',
} satisfies Record<string, string>;

/** A language that code is coloured in. */
export type CodeLanguage = keyof typeof names;

const known = new Map<string, CodeLanguage>();
for (const [language, others] of Object.entries(names) as [CodeLanguage, string][]) {
  for (const name of `${language} ${others}`.split(' ')) known.set(name, language);
}

/** The language that a fenced block names in its first word. `undefined` for unknown ones. */
export function codeLanguage(info: string | undefined): CodeLanguage | undefined {
  const name = /^\s*\{?\.?([\w+#-]+)(?=[\s,:}]|$)/.exec(info ?? '')?.[1]?.toLowerCase() ?? '';
  return known.get(name);
}
