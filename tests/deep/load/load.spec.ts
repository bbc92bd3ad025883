import { expect, test } from '@playwright/test';

import { withSandboxProcess } from '../../e2e/fixtures/servers/sandboxProcess';
import { type Answered, visit } from './visit';

const browsers = 50;
const seconds = 60;

test(`${browsers} browsers read lists and artifacts for ${seconds} s without an error`, async () => {
  test.setTimeout((seconds + 60) * 1000);
  await withSandboxProcess(async ({ sandbox }) => {
    const responses: Answered[] = [];
    let visits = 0;
    const end = performance.now() + seconds * 1000;
    const browse = async () => {
      while (performance.now() < end) {
        for await (const response of visit(sandbox.urls)) responses.push(response);
        visits += 1;
      }
    };
    await Promise.all(Array.from({ length: browsers }, browse));
    process.stdout.write(`${summary(responses, visits)}\n`);
    const problems = responses.flatMap(({ problem }) => problem ?? []);
    expect(problems.slice(0, 10)).toEqual([]);
    expect(new Set(responses.map(({ call }) => call)).size).toBe(5);
    expect(visits).toBeGreaterThanOrEqual(browsers);
  });
});

/** For each kind of call: the number, the median and the 99th percentile. */
function summary(responses: Answered[], visits: number): string {
  const calls = [...new Set(responses.map(({ call }) => call))];
  const rows = calls.map((call) => {
    const times = responses
      .filter((response) => response.call === call)
      .map(({ milliseconds }) => milliseconds)
      .sort((a, b) => a - b);
    const at = (part: number) => Math.round(times[Math.floor(part * (times.length - 1))] ?? 0);
    return `${call}: ${times.length} calls, median ${at(0.5)} ms, 99 % within ${at(0.99)} ms`;
  });
  return [`${visits} visits, ${responses.length} calls`, ...rows].join('\n');
}
