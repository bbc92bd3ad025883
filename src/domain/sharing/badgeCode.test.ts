// @vitest-environment jsdom
import { marked } from 'marked';
import { expect, it } from 'vitest';
import { anArtifact } from '../../../tests/builders/anArtifact';
import { badgeHtml, badgeMarkdown } from './badgeCode';

const options = {
  picture: 'https://lab.example.org/d/artifacts/a/badge.svg',
  productName: 'Trovi',
  dashboardUrl: 'https://lab.example.org/d/',
};
const page = { artifact: anArtifact({ id: 'a' }), version: '2026-03-02' };
const address = 'https://lab.example.org/d/artifacts/a/versions/2026-03-02';

it('is a picture that leads to the shared page', () => {
  expect(badgeMarkdown(page, options)).toBe(
    `[![Trovi: Tail latency under bursty load](${options.picture})](${address})`,
  );
  expect(badgeHtml(page, options)).toBe(
    `<a href="${address}"><img src="${options.picture}" alt="Trovi: Tail latency under bursty load"></a>`,
  );
});

it.each(['a](b) *c* [d', '`code` <b>x</b> "q" & &amp;', '!\\[x](y)\n\n# z', '~~a~~ | _b_ (c'])(
  'keeps the title %j a text',
  async (title) => {
    const shared = { ...page, artifact: anArtifact({ id: 'a(b', title }) };
    const name = `Trovi: ${title.replace(/\s+/g, ' ')}`;
    const brackets = { ...options, picture: 'https://lab.example.org/(d)/x.svg' };
    for (const code of [
      await marked(badgeMarkdown(shared, brackets)),
      badgeHtml(shared, brackets),
    ]) {
      const { body } = new DOMParser().parseFromString(code, 'text/html');
      expect(body.textContent.trim()).toBe('');
      expect(body.querySelectorAll('a, img, b, h1')).toHaveLength(2);
      expect(body.querySelector('img')?.alt).toBe(name);
      expect(body.querySelector('a')?.href).toMatch(/\/artifacts\/a(\(|%28)b\/?/);
    }
  },
);
