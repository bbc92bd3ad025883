/**
 * Returns the options with which Playwright or Vitest runs these projects alone. Returns none if the
 * command line `args` already chooses projects.
 */
export function projectOptions(names, args = []) {
  const isChosen = args.some((arg) => arg.startsWith('--project'));
  return isChosen ? [] : names.map((name) => `--project=${name}`);
}
