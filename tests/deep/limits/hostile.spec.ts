import { expect, test } from '@playwright/test';
import { JSDOM } from 'jsdom';

import { wellFormed } from '../../../src/domain/text/wellFormed';
import { aConfiguration } from '../../builders/aConfiguration';
import { xmlProblems } from '../../../server/tests/xmlProblems';
import { cases, withHostileCatalogue } from './hostileCatalogue';
import { artifactAddresses } from './publishedAddresses';
import { type PublishingProcess, withPublishingProcess } from './publishingProcess';
import { ask, headerProblems, type RawResponse } from './rawResponse';

test.setTimeout(900_000);

/** The publishing server over a catalogue with every attack in every field. */
const withHostileServer = (work: (server: PublishingProcess) => Promise<void>) =>
  withHostileCatalogue((apiUrl) => withPublishingProcess(aConfiguration({ apiUrl }), work));

const { DOMParser } = new JSDOM().window;
const encoded = (text: string) => encodeURIComponent(wellFormed(text));
/** Pictures take longest: a part of the attacks has to do. */
const isPictured = (index: number) => index % 25 === 0;
/** Other tests write hostile texts in every format. Here each format has a third of the attacks. */
const isExported = (index: number, format: number) => (index + format) % 3 === 0;

/** What is wrong with a text that claims to be JSON or XML. */
function syntaxProblem({ headers, body }: RawResponse): string | undefined {
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  try {
    if (/json/.test(type)) JSON.parse(body.toString());
    // A schema is there for the rest.
    const isXml = /\/xml/.test(type);
    const document = isXml && new DOMParser().parseFromString(body.toString(), 'application/xml');
    return document && document.querySelector('parsererror') ? `no ${type}` : undefined;
  } catch (error) {
    return `no ${type}: ${String(error)}`;
  }
}

test('hostile texts break no header, no JSON and no XML, at any address', async () => {
  await withHostileServer(async ({ address }) => {
    const problems: string[] = [];
    const images: string[] = [];
    const todo = [...cases.entries()];
    const workOn = async () => {
      for (let next = todo.shift(); next; next = todo.shift()) {
        const [index, { name, text, id }] = next;
        const addresses = [
          ...artifactAddresses(address, { id, title: '' }).map(({ path }) => path),
          `artifacts/${id}/versions/${encoded(text)}`,
          `artifacts/${id}/versions/${encoded(text)}.bib`,
          `feed.atom?q=${encoded(text.slice(0, 500))}`,
          `artifacts?q=${encoded(text.slice(0, 500))}&tags=${encoded(text.slice(0, 500))}`,
          `oembed?url=${encoded(address + text)}&format=${encoded(text.slice(0, 500))}`,
        ];
        for (const [place, path] of addresses.entries()) {
          if (path.endsWith('preview.png') && !isPictured(index)) continue;
          if (/^artifacts\/[\w-]+\.\w/.test(path) && !isExported(index, place)) continue;
          const response = await ask(address + path);
          const isExpected = [200, 302, 301, 404, 501].includes(response.status);
          problems.push(
            ...(isExpected ? [] : [`${name}: ${response.status} for ${path}`]),
            ...headerProblems(response, address).map((problem) => `${name}: ${path}: ${problem}`),
          );
          const problem = syntaxProblem(response);
          if (problem) problems.push(`${name}: ${path}: ${problem}`);
          if (/^artifacts\/[\w-]+\/(badge|card)\.svg/.test(path))
            images.push(response.body.toString());
        }
      }
    };
    await Promise.all([workOn(), workOn(), workOn(), workOn()]);
    expect(problems.slice(0, 20)).toEqual([]);
    expect(images).toHaveLength(cases.length * 3);
    expect(await xmlProblems(images, 'svgImage.rng')).toBe('');
    const tags = [...new Set(cases.map(({ tag }) => tag))];
    const bodyOf = async (path: string) => (await ask(address + path)).body.toString();
    const feeds = await Promise.all(tags.map((tag) => bodyOf(`feed.atom?tags=${tag}`)));
    expect(Math.min(...feeds.map((feed) => feed.split('<entry>').length - 1))).toBeGreaterThan(20);
    expect(await xmlProblems(feeds, 'atom.rng')).toBe('');
    const map = [await bodyOf('sitemap.xml'), await bodyOf('sitemap-1.xml')];
    expect(map[1]?.split('<url>').length).toBeGreaterThan(cases.length);
    expect(await xmlProblems(map, 'sitemap.xsd')).toBe('');
    expect(await xmlProblems([await bodyOf('opensearch.xml')], 'openSearch.rng')).toBe('');
  });
});
