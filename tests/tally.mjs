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

/** Counts Playwright's JSON report. An error outside tests counts as one failed test. */
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
 * Counts one suite. `problems` describes each failed test. A suite without a
 * report or a test counts as one failed test, and so does an exit code that no failed test
 * explains.
 */
export function judgeRun({ name, code, reportFile, tally, failures }) {
  const failedOnce = (counted, text) => ({ ...counted, failed: 1, problems: [text] });
  if (!existsSync(reportFile)) {
    return failedOnce({ passed: 0, skipped: 0 }, `${name} ended without a report.`);
  }
  const report = JSON.parse(readFileSync(reportFile, 'utf8'));
  const counted = { ...tally(report), problems: [] };
  if (counted.failed > 0) return { ...counted, problems: failures(report) };
  if (code !== 0) return failedOnce(counted, `${name} ended with exit code ${code}.`);
  if (counted.passed === 0) return failedOnce(counted, `${name} ran no test.`);
  return counted;
}

/** The closing line of a test run: the sum of all suites. */
export function closingLine(tallies) {
  const sum = (key) => tallies.reduce((total, tally) => total + tally[key], 0);
  const line = `${sum('passed')} passed, ${sum('failed')} failed`;
  const skipped = sum('skipped');
  return skipped ? `${line}, ${skipped} skipped` : line;
}
