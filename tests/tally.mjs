import { existsSync, readFileSync } from 'node:fs';

/** Counts Vitest's JSON report. A file that did not load counts as one failed test. */
export function tallyVitest(report) {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** What Playwright's JSON report counts. An error outside of any test counts as one failed. */
export function tallyPlaywright({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * Counts the report of tests/runElements.mjs. A page with an error outside its tests, or without
 * tests, counts as one failed test.
 */
export function tallyElements(pages) {
  const tally = { passed: 0, failed: 0, skipped: 0 };
  for (const { errors, passed, testResults } of pages) {
    const tests = testResults ? testsOf(testResults) : [];
    for (const test of tests) {
      tally[test.skipped ? 'skipped' : test.passed ? 'passed' : 'failed'] += 1;
    }
    const hasFailedTest = tests.some((test) => !test.skipped && !test.passed);
    if (errors.length > 0 || tests.length === 0 || (!passed && !hasFailedTest)) tally.failed += 1;
  }
  return tally;
}

function testsOf({ tests, suites }) {
  return [...tests, ...suites.flatMap(testsOf)];
}

/**
 * Counts one suite. A suite without a report or a test counts as one failed test, and so does an
 * exit code that no failed test explains.
 */
export function judgeRun({ name, code, reportFile, tally }) {
  if (!existsSync(reportFile)) {
    return { passed: 0, failed: 1, skipped: 0, problem: `${name} ended without a report.` };
  }
  const counted = tally(JSON.parse(readFileSync(reportFile, 'utf8')));
  if (counted.failed > 0) return counted;
  if (code !== 0) {
    return { ...counted, failed: 1, problem: `${name} ended with exit code ${code}.` };
  }
  if (counted.passed === 0) return { ...counted, failed: 1, problem: `${name} ran no test.` };
  return counted;
}

/** The sum of tallies as the closing line of a test run. */
export function closingLine(tallies) {
  const sum = (key) => tallies.reduce((total, tally) => total + tally[key], 0);
  const skipped = sum('skipped');
  const line = `${sum('passed')} passed, ${sum('failed')} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
