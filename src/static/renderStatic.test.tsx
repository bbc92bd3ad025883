import { describe, expect, it } from 'vitest';
import { anArtifact } from '../../tests/builders/anArtifact';
import { renderStatic, type StaticOptions } from './renderStatic';

const settings = { apiUrl: 'https://api.example', dashboardUrl: 'https://trovi.example/' };

/** Renders and parses, as a browser does. */
function parsed(kind: 'card' | 'citation', artifact = anArtifact(), options: StaticOptions = {}) {
  const html = renderStatic(kind, artifact, { settings, css: '', ...options });
  const page = document.createElement('div');
  page.innerHTML = html;
  const template = page.querySelector('template');
  return { html, page: (template?.content ?? page) as ParentNode, host: page.firstElementChild };
}

const hostile = [
  '<img src=x onerror=alert(1)>',
  '</template></style></script><script>alert(1)</script>',
  '{{ site.secret }} {% include ../secret %} {{< figure >}}',
  '"onmouseover="alert(1)" x="',
  '*not* _Markdown_ `here`\n\n# Heading\n\n    code',
  '\u202eتجارب\u0000',
];

describe.each(['html', 'declarative-shadow-dom'] as const)('as %s', (format) => {
  it('shows title, tags, description and numbers of the card', () => {
    const { page } = parsed('card', undefined, { format });
    const title = page.querySelector('h3 a');
    expect(title?.textContent).toBe('Tail latency under bursty load');
    expect(title?.getAttribute('href')).toBe(
      'https://trovi.example/artifacts/8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2',
    );
    const text = [...page.querySelectorAll('li, p')].map((part) => part.textContent).join(' ');
    for (const part of ['education', 'networking', 'Scripts and data', '70', '19', '11']) {
      expect(text).toContain(part);
    }
  });

  it('shows the citation, or the BibTeX entry', () => {
    const { page } = parsed('citation', undefined, { format });
    expect(page.querySelector('pre')?.textContent).toContain('“Tail latency under bursty load.”');
    const bibtex = parsed('citation', undefined, { format, citationFormat: 'bibtex' });
    expect(bibtex.page.querySelector('pre')?.textContent).toMatch(/^@software\{/);
  });

  it.each(['card', 'citation'] as const)(
    'has no state of loading in a %s, whatever style this device has chosen',
    (kind) => {
      localStorage.setItem('trovi.citation-style', 'apa');
      const { page } = parsed(kind, undefined, { format });
      localStorage.removeItem('trovi.citation-style');
      const texts = [...page.querySelectorAll('*:not(style)')].map((part) => part.textContent);
      expect(texts.join(' ')).not.toMatch(/Loading|could not be loaded/);
      expect(page.querySelector('[aria-busy="true"]')).toBeNull();
    },
  );

  it.each(hostile)('writes %j as text', (text) => {
    const artifact = anArtifact({ title: text, shortDescription: text, tags: [text] });
    for (const kind of ['card', 'citation'] as const) {
      const { html, page } = parsed(kind, artifact, { format });
      expect(page.querySelectorAll('script, img, [onerror], [onmouseover]')).toHaveLength(0);
      const shown = kind === 'card' ? page.querySelector('h3') : page.querySelector('pre');
      expect(shown?.textContent).toContain(text.replace('\u0000', '').split(/\s/)[0]);
      const markup = html.replace(/<style.*?<\/style>/, '');
      expect(markup).not.toMatch(/[{}]/);
      expect(markup).not.toMatch(/\n.*\n/);
    }
  });

  it('runs nothing: no script, no handler, no address that is not of the web', () => {
    const { page } = parsed('card', undefined, {
      format,
      settings: { dashboardUrl: 'javascript:alert(1)//' },
    });
    expect(page.querySelectorAll('script')).toHaveLength(0);
    const attributes = [...page.querySelectorAll('*')].flatMap((element) => [
      ...element.attributes,
    ]);
    expect(attributes.filter(({ name }) => name.startsWith('on'))).toEqual([]);
    const addresses = attributes.filter(({ name }) => /^(href|src|action)$/.test(name));
    expect(addresses.length).toBeGreaterThan(0);
    for (const { value } of addresses) expect(value).toMatch(/^https?:/);
  });

  it('holds the sharing key only if asked', () => {
    const artifact = anArtifact({ visibility: 'private', sharingKey: 'secret-key' });
    for (const kind of ['card', 'citation'] as const) {
      expect(parsed(kind, artifact, { format }).html).not.toContain('secret-key');
    }
    const { html } = parsed('card', artifact, { format, sharingKey: 'secret-key' });
    expect(html).toContain('sharing_key=secret-key');
  });
});

describe('as html', () => {
  it('has no controls that need scripts, and icons with a size', () => {
    const css = ':where([data-static]) svg{width:20px;height:1.25em}';
    for (const kind of ['card', 'citation'] as const) {
      const { page } = parsed(kind, undefined, { css });
      expect(page.querySelectorAll('button, [role="tab"], [class], style')).toHaveLength(0);
      for (const icon of page.querySelectorAll('svg')) {
        expect(icon.getAttribute('width')).toBe('20');
        expect(icon.getAttribute('height')).toBe('1.25em');
      }
    }
  });
});

describe('as declarative shadow DOM', () => {
  it('is the tag of the element with its attributes', () => {
    const { html, host } = parsed('card', undefined, {
      format: 'declarative-shadow-dom',
      theme: 'dark',
      headingLevel: 2,
    });
    expect(html).toMatch(
      /^<trovi-artifact-card [^>]*>\n<template shadowrootmode="open"><style data-static>/,
    );
    expect(host?.getAttribute('api-url')).toBe('https://api.example');
    expect(host?.getAttribute('theme')).toBe('dark');
    expect(host?.getAttribute('heading-level')).toBe('2');
    expect(host?.hasAttribute('sharing-key')).toBe(false);
  });
});

it.each(['card', 'citation', 'badge'] as const)('renders no %s of an unknown version', (kind) => {
  const options = { settings, css: '', version: 'nonsense' };
  expect(() => renderStatic(kind, anArtifact(), options)).toThrow('no version "nonsense"');
});
