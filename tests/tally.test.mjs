import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { closingLine, judgeRun, tallyElements, tallyPlaywright, tallyVitest } from './tally.mjs';

const vitestReport = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{}, {}, {}] }],
};

describe('tallyVitest', () => {
  it('counts a file that could not be loaded as one failed', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const report = { ...vitestReport, testResults: [...vitestReport.testResults, broken] };
    expect(tallyVitest(report)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });
});

describe('tallyPlaywright', () => {
  it('counts errors outside of tests and flaky tests as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    expect(tallyPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3, skipped: 2 });
  });
});

describe('tallyElements', () => {
  const page = (tests, rest) => ({
    passed: true,
    errors: [],
    testResults: { tests: [], suites: [{ tests, suites: [] }] },
    ...rest,
  });

  it('counts tests in suites', () => {
    const tests = [{ passed: true }, { passed: false }, { passed: false, skipped: true }];
    expect(tallyElements([page(tests, { passed: false })])).toEqual({
      passed: 1,
      failed: 1,
      skipped: 1,
    });
  });

  it('counts a page that went wrong, or had no test, as one failed', () => {
    const broken = page([{ passed: true }], { passed: false, errors: [{ message: 'x' }] });
    const unloaded = { passed: false, errors: [] };
    expect(tallyElements([broken, unloaded, page([])])).toEqual({
      passed: 1,
      failed: 3,
      skipped: 0,
    });
  });
});

describe('judgeRun', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'trovi-tally-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const judge = (code, report) => {
    const reportFile = path.join(folder, 'report.json');
    if (report) writeFileSync(reportFile, JSON.stringify(report));
    return judgeRun({ name: 'vitest', code, reportFile, tally: tallyVitest });
  };

  it('takes a run that ended well at its word', () => {
    expect(judge(0, vitestReport)).toEqual({ passed: 3, failed: 0, skipped: 0 });
  });

  it('fails a runner that left no report', () => {
    expect(judge(0)).toMatchObject({ failed: 1, problem: 'vitest ended without a report.' });
  });

  it('fails a runner that crashed though no test failed', () => {
    expect(judge(7, vitestReport)).toMatchObject({ passed: 3, failed: 1 });
  });

  it('fails a runner that ran nothing', () => {
    const report = { ...vitestReport, numPassedTests: 0, testResults: [] };
    expect(judge(0, report)).toMatchObject({ failed: 1, problem: 'vitest ran no test.' });
  });
});

describe('closingLine', () => {
  it('sums the runners, and names skipped tests only where there are some', () => {
    const tallies = [
      { passed: 3, failed: 0, skipped: 0 },
      { passed: 4, failed: 1, skipped: 0 },
    ];
    expect(closingLine(tallies)).toBe('7 passed, 1 failed');
    expect(closingLine([...tallies, { passed: 0, failed: 0, skipped: 2 }])).toBe(
      '7 passed, 1 failed, 2 skipped',
    );
  });
});
