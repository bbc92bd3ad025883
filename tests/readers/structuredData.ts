import { execFile } from 'node:child_process';
import path from 'node:path';

/** What structured-data-testing-tool is to check. */
export interface StructuredDataPage {
  html: string;
  /** Paths in the JSON-LD of the artifact that must have a value: `creator[0].name`. */
  properties: readonly string[];
  /** Also checks the Open Graph tags that Facebook requires. @default false */
  isWholePage?: boolean;
}

/** One line for each test of the tool. */
export interface StructuredDataReport {
  passed: string[];
  failed: string[];
}

const program = path.join(import.meta.dirname, 'structuredDataTool.mjs');

/** Runs structured-data-testing-tool on pages. */
export function structuredDataReports(
  pages: readonly StructuredDataPage[],
): Promise<StructuredDataReport[]> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [program],
      { maxBuffer: 100_000_000 },
      (error, output) => {
        if (error) reject(new Error(error.message, { cause: error }));
        else resolve(JSON.parse(output) as StructuredDataReport[]);
      },
    );
    child.stdin?.end(JSON.stringify(pages));
  });
}
