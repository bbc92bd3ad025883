/** The languages that code is coloured in, each with the other names that people write. */
const names = {
  bash: 'sh zsh shell console shellsession terminal',
  c: 'h',
  cpp: 'c++ cc cxx hpp cuda cu',
  diff: 'patch',
  dockerfile: 'docker containerfile',
  go: 'golang',
  ini: 'toml cfg conf',
  java: '',
  javascript: 'js jsx mjs node',
  json: 'json5 jsonc ipynb',
  julia: 'jl',
  latex: 'tex',
  makefile: 'make mk',
  markdown: 'md',
  python: 'py python3 py3 ipython',
  r: 'rscript',
  rust: 'rs',
  sql: 'postgresql sqlite',
  typescript: 'ts tsx',
  xml: 'html xhtml svg',
  yaml: 'yml',
} satisfies Record<string, string>;

/** A language that code is coloured in. */
export type CodeLanguage = keyof typeof names;

const known = new Map<string, CodeLanguage>();
for (const [language, others] of Object.entries(names) as [CodeLanguage, string][]) {
  for (const name of `${language} ${others}`.trim().split(' ')) known.set(name, language);
}

/** The language that a fenced block names in its first word. `undefined` for unknown ones. */
export function codeLanguage(info: string | undefined): CodeLanguage | undefined {
  const name = /^\s*\{?\.?([\w+#-]+)(?=[\s,:}]|$)/.exec(info ?? '')?.[1]?.toLowerCase() ?? '';
  return known.get(name);
}
