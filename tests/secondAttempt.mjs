/** More failed files than this are no accident: they do not run again. */
const mostFiles = 3;

/**
 * Runs the files with failed tests a second time, when nothing else runs. What passes then counts
 * as passed, and `unsteady` lists it. `tallies` are those of all suites, `runFiles` runs some files
 * of a suite and returns its tally. A failure that no file explains counts at once.
 */
export async function attemptAgain(tallies, runFiles) {
  const files = new Set(tallies.flatMap(({ problems }) => problems.map(({ file }) => file)));
  if (files.has(undefined) || files.size > mostFiles) return tallies;
  const results = [];
  for (const tally of tallies) {
    results.push(tally.failed > 0 ? await attemptSuite(tally, runFiles) : tally);
  }
  return results;
}

async function attemptSuite(first, runFiles) {
  const { name, passed, failed, problems } = first;
  const second = await runFiles(name, [...new Set(problems.map(({ file }) => file))]);
  if (second.failed > 0) return { ...first, problems: [...problems, ...second.problems] };
  return { ...first, passed: passed + failed, failed: 0, problems: [], unsteady: problems };
}
