// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { aConfiguration } from '../../../tests/builders/aConfiguration';
import { anArtifact } from '../../../tests/builders/anArtifact';
import { anAuthor } from '../../../tests/builders/anAuthor';
import { publicFileHosts } from '../configuration/publicFileHosts';
import { embedCode, type EmbedOptions } from './embedCode';
import type { SharedPage } from './sharing';

const widgetsUrl = 'https://cdn.example.org/trovi';
const page = { artifact: anArtifact() };

function codeOf(shared: SharedPage = page, options: Partial<EmbedOptions> = {}): string {
  const configuration = aConfiguration();
  return embedCode(shared, {
    kind: 'card',
    theme: 'auto',
    widgetsUrl,
    configuration,
    ...options,
  });
}

/** The result of parsing in a browser. */
function read(code: string) {
  const { body, head } = new DOMParser().parseFromString(
    `<!doctype html><body>${code}`,
    'text/html',
  );
  const element = body.querySelector('trovi-artifact-card, trovi-citation-box');
  return {
    tags: [...head.querySelectorAll('*'), ...body.querySelectorAll('*')].map((e) => e.localName),
    attributes: Object.fromEntries(
      [...(element?.attributes ?? [])].map(({ name, value }) => [name, value]),
    ),
    text: element?.textContent.trim(),
    json: body.querySelector('#trovi-config')?.textContent,
    link: element?.querySelector('a')?.href,
  };
}

describe('embedCode', () => {
  it('is a script and an element with a link inside', () => {
    expect(codeOf())
      .toBe(`<script type="module" src="https://cdn.example.org/trovi/trovi.js"></script>
<trovi-artifact-card
  artifact-id="8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2"
  api-url="https://api.example.org"
  dashboard-url="https://portal.example.org/dashboard/"
  theme="auto"
>
  <a href="https://portal.example.org/dashboard/artifacts/8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2">Tail latency under bursty load</a>
</trovi-artifact-card>`);
  });

  it('shows all details of the shared version, with files where that is wanted', () => {
    const shared = { ...page, version: '2026-03-02' };
    const plain = codeOf(shared, { kind: 'detail' });
    expect(plain).toContain('<trovi-artifact-detail');
    expect(plain).toContain('version="2026-03-02"');
    expect(plain).toContain('portal-url="https://portal.example.org"');
    expect(plain).not.toContain('files');
    const configuration = aConfiguration({ fileHosts: [...publicFileHosts] });
    const known = codeOf(shared, { kind: 'detail', showsFiles: true, configuration });
    expect(known).toContain('\n  files\n>');
    expect(known).not.toContain('trovi-config');
  });

  it('brings the hosts of files that elements do not know', () => {
    const [gitHub] = publicFileHosts;
    const configuration = aConfiguration({ fileHosts: gitHub && [gitHub] });
    const code = codeOf(page, { kind: 'detail', showsFiles: true, configuration });
    expect(JSON.parse(/id="trovi-config">(.*)<\/script>/.exec(code)?.[1] ?? '')).toEqual({
      fileHosts: [gitHub],
    });
    expect(codeOf(page, { kind: 'card', showsFiles: true, configuration })).not.toContain('files');
  });

  it('sets the theme', () => {
    expect(read(codeOf(page, { theme: 'dark' })).attributes.theme).toBe('dark');
  });

  it('cites the shared version, and links to it', () => {
    const { tags, attributes, link } = read(
      codeOf({ ...page, version: '2026-03-02' }, { kind: 'citation' }),
    );
    expect(tags).toEqual(['script', 'trovi-citation-box', 'a']);
    expect(attributes.version).toBe('2026-03-02');
    expect(link).toMatch(/\/versions\/2026-03-02$/);
    expect(() => codeOf({ ...page, version: 'none' }, { kind: 'citation' })).toThrow(RangeError);
  });

  it('asks the portal only for badges', () => {
    expect(read(codeOf()).attributes).not.toHaveProperty('portal-url');
    expect(read(codeOf(page, { hasBadges: true })).attributes['portal-url']).toBe(
      'https://portal.example.org',
    );
  });

  it('contains the key of a private artifact, in the element and in the link', () => {
    const artifact = anArtifact({ visibility: 'private' });
    for (const shared of [
      { artifact, sharingKey: 'a+b=' },
      { artifact: { ...artifact, sharingKey: 'a+b=' } },
    ]) {
      const { attributes, link } = read(codeOf(shared));
      expect(attributes['sharing-key']).toBe('a+b=');
      expect(new URL(link ?? '').searchParams.get('sharing_key')).toBe('a+b=');
    }
    expect(codeOf({ artifact })).not.toContain('key');
  });

  it('never contains the key of a public artifact', () => {
    const artifact = anArtifact({ sharingKey: 'secret' });
    expect(codeOf({ artifact, sharingKey: 'secret' })).not.toContain('secret');
  });

  it.each([
    `"><img src=x onerror=alert(1)>`,
    `</a></trovi-artifact-card><script>alert(1)</script>`,
    `a\n  onclick="x" & &quot; ' \u2028 \``,
    `<!-- <![CDATA[`,
  ])('keeps %j a text', (hostile) => {
    const artifact = anArtifact({ title: hostile, id: hostile, visibility: 'private' });
    const { tags, attributes, text } = read(codeOf({ artifact, sharingKey: hostile }));
    expect(tags).toEqual(['script', 'trovi-artifact-card', 'a']);
    expect(Object.keys(attributes)).toEqual([
      'artifact-id',
      'sharing-key',
      'api-url',
      'dashboard-url',
      'theme',
    ]);
    expect(attributes['artifact-id']).toBe(hostile);
    expect(attributes['sharing-key']).toBe(hostile);
    expect(text).toBe(hostile.replace(/\s+/g, ' '));
  });

  it('brings the settings that the citation depends on, and only those', () => {
    const citationIn = (changes: object, artifact = anArtifact()) =>
      read(codeOf({ artifact }, { kind: 'citation', configuration: aConfiguration(changes) }))
        .json ?? undefined;
    expect(citationIn({})).toBeUndefined();
    expect(JSON.parse(citationIn({ productName: '</script>' }) ?? '')).toEqual({
      productName: '</script>',
      testbedName: 'Chameleon',
      supportEmail: 'help@example.org',
    });
    const crawled = anArtifact({ authors: [anAuthor({ fullName: 'Contact Fog Support' })] });
    expect(citationIn({ testbedName: 'Fog' })).toBeUndefined();
    expect(citationIn({ testbedName: 'Fog' }, crawled)).toContain('"testbedName":"Fog"');
  });
});
