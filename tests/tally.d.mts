export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Why a run failed that shows no failed test. */
  problem?: string;
}

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

export interface Run<Report> {
  name: string;
  code: number;
  reportFile: string;
  tally: (report: Report) => Tally;
}

export function tallyVitest(report: VitestReport): Tally;
export function tallyPlaywright(report: PlaywrightReport): Tally;
export function judgeRun<Report>(run: Run<Report>): Tally;
export function closingLine(tallies: Tally[]): string;
