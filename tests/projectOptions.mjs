/**
 * Playwright's and Vitest's options for these projects. The command line comes first: nothing, if
 * `args` choose a project.
 */
export function projectOptions(names, args = []) {
  const isChosen = args.some((arg) => arg.startsWith('--project'));
  return isChosen ? [] : names.map((name) => `--project=${name}`);
}
