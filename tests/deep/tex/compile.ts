import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A program that sets a document. */
export type Engine = 'pdflatex' | 'lualatex';

/** The BibTeX styles to compile, and the one of biblatex, with biber. */
export const styles = ['plain', 'IEEEtran', 'abbrv', 'alpha', 'apalike', 'numeric'] as const;

export type Style = (typeof styles)[number];

const limit = 240_000;

interface Run {
  output: string;
  isDone: boolean;
}

/** The result of a document: the errors of all programs, and the printed text without blanks. */
export interface Compiled {
  errors: string[];
  text: string;
}

/** Sets a bibliography of all entries in one style, in a folder of its own. */
export async function compile(
  entries: readonly string[],
  style: Style,
  engine: Engine,
  folder: string,
): Promise<Compiled> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'entries.bib'), entries.join('\n'));
  await writeFile(path.join(folder, 'main.tex'), documentOf(style, engine));
  const errors: string[] = [];
  const set = async () => {
    const { isDone } = await run(engine, ['-interaction=nonstopmode', 'main.tex'], folder);
    const log = await readFile(path.join(folder, 'main.log'), 'latin1');
    errors.push(...log.split('\n').filter((line) => /^! ./.test(line)));
    if (!isDone && errors.length === 0) errors.push(`${engine} failed`);
  };
  await set();
  errors.push(...(style === 'numeric' ? await runBiber(folder) : await runBibtex(folder)));
  await set();
  await run('pdftotext', ['-raw', 'main.pdf', 'main.txt'], folder);
  const text = await readFile(path.join(folder, 'main.txt'), 'utf8');
  return { errors, text: text.replace(/\s+/g, '') };
}

async function runBibtex(folder: string): Promise<string[]> {
  const { output, isDone } = await run('bibtex', ['main'], folder);
  const faults = /error message|exceeded|Repeated entry|---line|too many/i;
  const lines = output.split('\n').filter((line) => faults.test(line));
  return isDone ? lines : [`bibtex failed: ${output.slice(-500)}`, ...lines];
}

async function runBiber(folder: string): Promise<string[]> {
  const { output, isDone } = await run('biber', ['--quiet', 'main'], folder);
  return isDone ? [] : [`biber failed: ${output.slice(-500)}`];
}

/** `"` is active in German documents: the style `plain` is set in one. */
function documentOf(style: Style, engine: Engine): string {
  const fonts = engine === 'pdflatex' ? '\\usepackage[T1]{fontenc}\\usepackage{lmodern}' : '';
  const language = style === 'plain' ? '\\usepackage[ngerman]{babel}' : '';
  const isBiblatex = style === 'numeric';
  return [
    `\\documentclass{article}${fonts}${language}\\usepackage{url}`,
    isBiblatex ? '\\usepackage[style=numeric]{biblatex}\\addbibresource{entries.bib}' : '',
    '\\pagestyle{empty}\\raggedright\\hyphenpenalty=10000\\exhyphenpenalty=10000',
    '\\begin{document}\\nocite{*}',
    isBiblatex ? '\\printbibliography' : `\\bibliographystyle{${style}}\\bibliography{entries}`,
    '\\end{document}',
  ].join('\n');
}

function run(program: string, args: string[], cwd: string): Promise<Run> {
  return new Promise((resolve) => {
    const options = { cwd, timeout: limit, killSignal: 'SIGKILL', maxBuffer: 1e9 } as const;
    execFile(program, args, { ...options, encoding: 'latin1' }, (error, stdout, stderr) => {
      resolve({ output: stdout + stderr, isDone: !error });
    });
  });
}
