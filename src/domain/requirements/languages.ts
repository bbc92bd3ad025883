import { formatOf } from './fileNames';

/** A language, or a format of notebooks, and its files. */
export interface LanguageFiles {
  /** The name that people know it by: `Python`. */
  name: string;
  isNotebook: boolean;
  paths: readonly string[];
}

const notebooks: Record<string, string> = {
  ipynb: 'Jupyter',
  rmd: 'R Markdown',
  qmd: 'Quarto',
  rnw: 'Sweave',
  mlx: 'MATLAB Live Script',
};

const scripts: Record<string, string> = {
  bash: 'Shell',
  c: 'C',
  cc: 'C++',
  cpp: 'C++',
  cu: 'CUDA',
  cxx: 'C++',
  f: 'Fortran',
  f90: 'Fortran',
  go: 'Go',
  hs: 'Haskell',
  java: 'Java',
  jl: 'Julia',
  js: 'JavaScript',
  lua: 'Lua',
  m: 'MATLAB or Octave',
  mjs: 'JavaScript',
  nf: 'Nextflow',
  p4: 'P4',
  pl: 'Perl',
  ps1: 'PowerShell',
  py: 'Python',
  pyx: 'Cython',
  r: 'R',
  rb: 'Ruby',
  rs: 'Rust',
  scala: 'Scala',
  sh: 'Shell',
  smk: 'Snakemake',
  snakefile: 'Snakemake',
  sql: 'SQL',
  ts: 'TypeScript',
};

/** The languages of notebooks and scripts: notebooks first, then those with the most files. */
export function languagesOf(paths: readonly string[]): LanguageFiles[] {
  const found = new Map<string, { name: string; isNotebook: boolean; paths: string[] }>();
  for (const path of paths) {
    const format = formatOf(path);
    const isNotebook = Object.hasOwn(notebooks, format);
    const names = isNotebook ? notebooks : scripts;
    const name = Object.hasOwn(names, format) ? names[format] : undefined;
    if (!name) continue;
    const entry = found.get(name) ?? { name, isNotebook, paths: [] };
    entry.paths.push(path);
    found.set(name, entry);
  }
  return [...found.values()].sort(
    (a, b) =>
      Number(b.isNotebook) - Number(a.isNotebook) ||
      b.paths.length - a.paths.length ||
      a.name.localeCompare(b.name, 'en'),
  );
}
