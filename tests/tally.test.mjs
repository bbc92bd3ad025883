import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { failuresOfVitest } from './failures.mjs';
import { closingLine, judgeRun, tallyElements, tallyPlaywright, tallyVitest } from './tally.mjs';

const vitestReport = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{}, {}, {}] }],
};

describe('tallyVitest', () => {
  it('counts a file that could not load as one failed test', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const report = { ...vitestReport, testResults: [...vitestReport.testResults, broken] };
    expect(tallyVitest(report)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });
});

describe('tallyPlaywright', () => {
  it('counts errors outside tests and flaky tests as failed', () => {
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

  it('counts a page with an error or without a test as one failed test', () => {
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
    return judgeRun({
      name: 'vitest',
      code,
      reportFile,
      tally: tallyVitest,
      failures: failuresOfVitest,
    });
  };

  it('accepts a successful run', () => {
    expect(judge(0, vitestReport)).toEqual({ passed: 3, failed: 0, skipped: 0, problems: [] });
  });

  it('describes the failed tests', () => {
    const broken = { name: 'a.test.ts', status: 'failed', message: 'x', assertionResults: [] };
    const report = { ...vitestReport, testResults: [broken] };
    expect(judge(1, report)).toMatchObject({
      failed: 1,
      problems: ['a.test.ts\n    x'],
    });
  });

  it('fails a runner without a report', () => {
    expect(judge(0)).toMatchObject({
      failed: 1,
      problems: ['vitest ended without a report.'],
    });
  });

  it('fails a runner that crashed although no test failed', () => {
    expect(judge(7, vitestReport)).toMatchObject({
      passed: 3,
      failed: 1,
      problems: ['vitest ended with exit code 7.'],
    });
  });

  it('fails a runner that ran nothing', () => {
    const report = { ...vitestReport, numPassedTests: 0, testResults: [] };
    expect(judge(0, report)).toMatchObject({
      failed: 1,
      problems: ['vitest ran no test.'],
    });
  });
});

describe('closingLine', () => {
  it('sums the runners, and names skipped tests only if there are any', () => {
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
