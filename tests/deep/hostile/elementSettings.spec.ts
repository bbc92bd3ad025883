import { inlineElement, openHost, showElements } from './elements/host';
import { shortAttacks } from './corpus/corpus';
import { expect, expectNoLife, test } from './hostileTest';
import { findForeignMarkup, touchEverything } from './inspection';
import { hostileArtifact } from './places/hostileArtifact';
import { readTraces } from './traces';

test.setTimeout(300_000);

/** JSON that pollutes prototypes if code copies it carelessly. */
const polluting = (rest: string) =>
  `{"__proto__":{"hostile":1,"onclick":"x","dashboardUrl":"javascript:1","innerHTML":"x","apiUrl":"https://hostile.example.org"},"constructor":{"prototype":{"hostile":1}},"prototype":{"hostile":1}${rest}}`;

test('names and addresses in the settings of a page are shown as text', async ({
  page,
  sandbox,
  watch,
  allowImages,
}) => {
  watch.expectMessage(/status of 404/);
  const attacks = shortAttacks.filter((_, index) => index % 5 === 0);
  allowImages(attacks.flatMap(({ images }) => images));
  const json = hostileArtifact({ text: 'x' }, 1);
  const body = ['artifact-card', 'citation-box', 'artifact-detail'].map((tag) =>
    inlineElement(`trovi-${tag}`, { ...json, citation: null }, '', tag),
  );
  await openHost(page, sandbox, body.join(''));
  await showElements(page);
  const before = await readTraces(page);
  for (const { name, text } of attacks) {
    const refused = await page.evaluate(
      async ([value, origin]) => {
        const address = '/widgets/configure.js';
        const { configure } = (await import(address)) as { configure: (given: object) => void };
        const good = { portalUrl: origin, dashboardUrl: `${origin}/dashboard/` };
        const take = (given: object) => {
          try {
            configure(given);
          } catch (error) {
            return error instanceof TypeError ? 1 : error;
          }
          return 0;
        };
        take(good);
        take({ productName: value });
        take({ testbedName: value });
        const others = [
          'supportEmail',
          'urnNamespace',
          'urnProvider',
          'tokenStorage',
          'pageSize',
          'getToken',
        ];
        const outcomes = others.map((key) => take({ [key]: value }));
        const isAddress = /^\s*https?:\/\//i.test(value);
        for (const key of isAddress ? [] : ['dashboardUrl', 'portalUrl', 'docsUrl'])
          outcomes.push(take({ [key]: value }));
        await new Promise((resolve) => setTimeout(resolve));
        return outcomes;
      },
      [text, sandbox.origin] as const,
    );
    expect(
      refused.filter((outcome) => outcome !== 0 && outcome !== 1),
      name,
    ).toEqual([]);
    expect(await page.evaluate(findForeignMarkup, { prose: '.unknown' }), name).toEqual([]);
    await expectNoLife(page);
  }
  await page.evaluate(touchEverything, 'body');
  expect(await readTraces(page)).toEqual(before);
});

test('JSON reaches no prototype: inline, by a property, in the settings', async ({
  page,
  sandbox,
}) => {
  const artifact = JSON.stringify(hostileArtifact({ text: '__proto__' }, 1)).slice(1, -1);
  const json = polluting(`,${artifact}`);
  const head = `<script type="application/json" id="trovi-config">${polluting(',"productName":"Trovi"')}</script>`;
  const body = ['artifact-card', 'citation-box', 'artifact-detail'].map(
    (tag) =>
      `<trovi-${tag} eager><script type="application/json">${json.replaceAll('<', '\\u003c')}</script></trovi-${tag}>`,
  );
  await openHost(page, sandbox, body.join(''), head);
  await showElements(page);
  await page.evaluate(
    async ([text, settings]) => {
      const element = document.createElement('trovi-artifact-card');
      element.setAttribute('eager', '');
      Object.assign(element, { artifact: JSON.parse(text) as object });
      const list = document.createElement('trovi-artifact-catalogue');
      Object.assign(list, { eager: true, artifacts: `[${text}]` });
      document.body.append(element, list);
      const address = '/widgets/configure.js';
      const { configure } = (await import(address)) as { configure: (given: object) => void };
      try {
        configure(JSON.parse(settings) as object);
      } catch {
        // A refusal is fine, too.
      }
    },
    [json, polluting('')] as const,
  );
  await showElements(page);
  const polluted = await page.evaluate(() => [
    Reflect.get({}, 'hostile') as unknown,
    Reflect.get([], 'hostile') as unknown,
    Reflect.get(() => 0, 'hostile') as unknown,
    ...Object.keys(Object.prototype),
  ]);
  expect(polluted).toEqual([undefined, undefined, undefined]);
  expect(await page.evaluate(findForeignMarkup, { prose: '.unknown' })).toEqual([]);
});
