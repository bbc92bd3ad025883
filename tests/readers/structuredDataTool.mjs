/**
 * Runs structured-data-testing-tool in a separate process: it includes a polyfill that replaces
 * functions of JavaScript. Reads JSON from the standard input, writes JSON to the standard output.
 */
import { text } from 'node:stream/consumers';

import { structuredDataTestHtml } from 'structured-data-testing-tool';
import presets from 'structured-data-testing-tool/presets.js';

const pages = JSON.parse(await text(process.stdin));
const reports = [];
for (const { html, properties, isWholePage } of pages) {
  const report = await structuredDataTestHtml(html, {
    // Its own tests cannot read the name that it generates for a thing of two types.
    auto: false,
    presets: isWholePage ? [presets.Facebook] : [],
    tests: properties.map((property) => ({
      test: `"Dataset,SoftwareSourceCode"[0].${property}`,
      type: 'jsonld',
    })),
  }).catch((error) => error.res ?? Promise.reject(error));
  reports.push({
    passed: report.passed.map(({ test }) => test),
    failed: report.failed.map(({ test, error }) => `${test}: ${error?.message}`),
  });
}
process.stdout.write(JSON.stringify(reports));
