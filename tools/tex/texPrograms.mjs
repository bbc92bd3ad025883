import { runCommand } from '../runCommand.mjs';

/** The Debian packages for typesetting bibliographies with BibTeX, biber, pdflatex and lualatex. */
export const texPackages = [
  'texlive-latex-base',
  'texlive-latex-recommended',
  'texlive-latex-extra',
  'texlive-publishers',
  'texlive-bibtex-extra',
  'texlive-lang-german',
  'texlive-luatex',
  'biber',
  'lmodern',
  'poppler-utils',
];

const programs = ['pdflatex', 'lualatex', 'bibtex', 'biber', 'pdftotext'];

/** The TeX programs that are not installed. */
export async function missingTexPrograms() {
  const runs = programs.map(async (name) => {
    const version = name === 'pdftotext' ? '-v' : '--version';
    const { code } = await runCommand(name, [version], { capture: true, timeout: 60_000 });
    return code === 0 ? [] : [name];
  });
  return (await Promise.all(runs)).flat();
}
