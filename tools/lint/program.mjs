import typescript from 'typescript';

import { at } from '../root.mjs';

/**
 * The program of `tsconfig.json`, created once for TypeScript and ESLint. With `texts`, it contains
 * only these files, absolute path to text, and their imports.
 */
export function createProgram(texts) {
  const { fileNames, options } = typescript.getParsedCommandLineOfConfigFile(
    at('tsconfig.json'),
    {},
    { ...typescript.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  );
  // ESLint needs the parents of nodes.
  const host = typescript.createCompilerHost(options, true);
  host.jsDocParsingMode = typescript.JSDocParsingMode.ParseForTypeErrors;
  if (!texts) return typescript.createProgram(fileNames, options, host);
  const readFile = host.getSourceFile;
  host.getSourceFile = (name, ...rest) =>
    name in texts
      ? typescript.createSourceFile(name, texts[name], options.target, true)
      : readFile(name, ...rest);
  return typescript.createProgram(Object.keys(texts), options, host);
}

/** The additions to ESLint's configuration that make rules read their types from a program. */
export const typesFrom = (program) => ({
  files: ['**/*.{ts,tsx}'],
  languageOptions: { parserOptions: { projectService: false, programs: [program] } },
});
