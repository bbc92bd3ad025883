import { expect, test } from '@playwright/test';

import { readArtifacts, type WireArtifact } from '../../e2e/catalogue/wire';
import { withSandbox } from '../../e2e/fixtures/servers/ownSandbox';
import { harvest } from './harvest';
import { metricTests } from './metricTests';
import { propertiesOf } from './properties';

test.setTimeout(300_000);

test('each public artifact passes the tests of F-UJI that its data allow', async () => {
  await withSandbox(
    {},
    async (sandbox) => {
      const artifacts = await readArtifacts(sandbox);
      const open = artifacts.filter(({ visibility }) => visibility === 'public');
      expect(open.length).toBeGreaterThan(20);
      const passed = new Map<string, string[]>(metricTests.map(({ id }) => [id, []]));
      for (const { uuid, title } of open) {
        const found = await harvest(`${sandbox.urls.dashboard}artifacts/${uuid}`);
        const properties = propertiesOf(found);
        for (const { id, isPassed } of metricTests) {
          if (isPassed(found, properties)) passed.get(id)?.push(title);
        }
        expect
          .soft(found.linkElements, title)
          .toEqual(expect.arrayContaining([...found.signposts]));
        for (const [type, { status, ...response }] of found.descriptions) {
          expect
            .soft([status, response.type.split(';')[0]], `${type} of ${title}`)
            .toEqual([200, type.split(';')[0]]);
        }
      }
      process.stdout.write(`${tableOf(passed, open.length)}\n`);
      for (const { id, passing } of metricTests) {
        const expected = open.filter((artifact) => isExpected(passing, artifact));
        expect
          .soft(passed.get(id)?.toSorted(), id)
          .toEqual(expected.map(({ title }) => title).toSorted());
      }
    },
    'server',
  );
});

function isExpected(passing: (typeof metricTests)[number]['passing'], artifact: WireArtifact) {
  return typeof passing === 'function' ? passing(artifact) : passing === 'all';
}

/** The result as a table of Markdown. */
function tableOf(passed: ReadonlyMap<string, string[]>, count: number): string {
  const rows = metricTests.map(
    ({ id, asks }) => `| ${id} | ${asks} | ${passed.get(id)?.length} of ${count} |`,
  );
  return ['| Test | Asks for | Passed |', '| --- | --- | --- |', ...rows].join('\n');
}
