import { act, cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { anArtifact, anEmptyArtifact } from '../../../../tests/builders/anArtifact';
import { aDoiVersion, aVersion } from '../../../../tests/builders/aVersion';
import { providerOf } from '../../../../tests/render/renderPart';
import type { Artifact } from '../../../domain/artifact/artifact';
import { PageMetadata, type PageMetadataProps } from './PageMetadata';

const first = anArtifact({ title: 'First', versions: [aVersion(), aDoiVersion()] });
const second = anArtifact({ id: '11111111-2222-4333-8444-555555555555', title: 'Second' });
const wrapper = providerOf({});

const ownHead = '<title>Page</title><meta name="description" content="Of the page">';
const contentOf = (name: string) =>
  [...document.head.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map((tag) =>
    tag.getAttribute('content'),
  );
const titles = () => contentOf('DC.title');
const hrefOf = (rel: string) =>
  document.head.querySelector(`link[rel="${rel}"]`)?.getAttribute('href');

const announced = vi.fn();

let formerHead = '';
beforeEach(() => {
  formerHead = document.head.innerHTML;
  document.head.innerHTML = ownHead;
  announced.mockClear();
  document.addEventListener('ZoteroItemUpdated', announced);
});
afterEach(() => {
  cleanup();
  document.removeEventListener('ZoteroItemUpdated', announced);
  document.head.innerHTML = formerHead;
});

const show = (artifact: Artifact, props: Partial<PageMetadataProps> = {}) =>
  render(<PageMetadata artifact={artifact} {...props} />, { wrapper });

describe('PageMetadata', () => {
  it('writes tags, links and JSON-LD into the head, and leaves it as it was', () => {
    const before = document.head.outerHTML;
    const { unmount } = show(first);
    expect(titles()).toEqual(['First']);
    expect(contentOf('citation_author')).toEqual(['Haddad, Noor']);
    expect(contentOf('description')).toEqual([first.shortDescription]);
    expect(document.head.getAttribute('prefix')).toContain(' so: http://schema.org/');
    expect(hrefOf('canonical')).toBe(`https://portal.example.org/dashboard/artifacts/${first.id}`);
    expect(hrefOf('describedby')).toBe(`https://api.example.org/artifacts/${first.id}/`);
    const json = document.head.querySelector('script[type="application/ld+json"]')?.textContent;
    expect(JSON.parse(json ?? '')).toMatchObject({ name: 'First' });
    expect(document.title).toBe('Page');
    unmount();
    expect(document.head.outerHTML).toBe(before);
  });

  it('follows the artifact and the version, without a tag of the ones before', () => {
    const { rerender } = show(first);
    rerender(<PageMetadata artifact={first} version="2026-02-01" />);
    expect(contentOf('citation_doi')).toEqual(['10.5281/zenodo.9912345']);
    expect(hrefOf('canonical')).toMatch(/\/versions\/2026-02-01$/);
    rerender(<PageMetadata artifact={second} />);
    expect(titles()).toEqual(['Second']);
    expect(contentOf('citation_doi')).toEqual([]);
    expect(hrefOf('canonical')).toContain(second.id);
  });

  it('writes nothing where the version does not exist', () => {
    const before = document.head.outerHTML;
    const { rerender } = show(first, { version: 'nonsense' });
    expect(document.head.outerHTML).toBe(before);
    rerender(<PageMetadata artifact={first} version="" />);
    expect(contentOf('so:version')).toEqual(['2026-03-02']);
  });

  it('writes nothing for a private artifact, and nothing with a sharing key', () => {
    const before = document.head.outerHTML;
    const { rerender } = show(anArtifact({ visibility: 'private' }));
    expect(document.head.outerHTML).toBe(before);
    rerender(<PageMetadata artifact={first} sharingKey="key" />);
    expect(document.head.outerHTML).toBe(before);
    rerender(<PageMetadata artifact={first} />);
    expect(titles()).toEqual(['First']);
    rerender(<PageMetadata artifact={{ ...first, visibility: 'private' }} />);
    expect(document.head.outerHTML).toBe(before);
  });

  it('tells Zotero once after each change', async () => {
    const { rerender, unmount } = show(first);
    await act(async () => {});
    expect(announced).toHaveBeenCalledTimes(1);
    rerender(<PageMetadata artifact={second} />);
    await act(async () => {});
    expect(announced).toHaveBeenCalledTimes(2);
    unmount();
    await act(async () => {});
    expect(announced).toHaveBeenCalledTimes(3);
  });

  it('takes the first of two, and the second when the first leaves', () => {
    const one = show(first);
    const two = show(second);
    expect(titles()).toEqual(['First']);
    two.rerender(<PageMetadata artifact={anEmptyArtifact()} />);
    one.rerender(<PageMetadata artifact={{ ...first, title: 'First again' }} />);
    expect(titles()).toEqual(['First again']);
    one.unmount();
    expect(titles()).toEqual(['Placeholder']);
    two.unmount();
    expect(titles()).toEqual([]);
  });

  it("gives the page's own tags another value meanwhile, and keeps a change of theirs", () => {
    document.head.innerHTML = `${ownHead}<meta property="og:title" content="Lab"><link rel="canonical" href="https://lab.example.org/">`;
    const { unmount } = show(first);
    expect(contentOf('og:title')).toEqual(['First']);
    expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
    document.head.querySelector('meta[name="description"]')?.setAttribute('content', 'Changed');
    unmount();
    expect(contentOf('og:title')).toEqual(['Lab']);
    expect(hrefOf('canonical')).toBe('https://lab.example.org/');
    expect(contentOf('description')).toEqual(['Changed']);
  });

  it('leaves JSON-LD out where the page allows no policy for it', () => {
    const createPolicy = () => {
      throw new TypeError('Policy "trovi-metadata" disallowed.');
    };
    vi.stubGlobal('trustedTypes', { createPolicy });
    onTestFinished(() => void vi.unstubAllGlobals());
    show(first);
    expect(titles()).toEqual(['First']);
    expect(document.head.querySelector('script')).toBeNull();
  });

  it('writes JSON-LD by its own policy where the browser has Trusted Types', () => {
    const createPolicy = vi.fn((_: string, rules: object) => rules);
    vi.stubGlobal('trustedTypes', { createPolicy });
    onTestFinished(() => void vi.unstubAllGlobals());
    show(first);
    expect(document.head.querySelector('script[type="application/ld+json"]')).not.toBeNull();
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['trovi-metadata']);
  });

  it('takes over what a publishing server wrote, and leaves what the page has without it', () => {
    const mark = 'data-trovi-former';
    document.head.setAttribute('prefix', 'so: http://schema.org/');
    document.head.innerHTML = `<title>Page</title>
      <meta name="description" content="Of the artifact" ${mark}="Of the page">
      <meta name="DC.title" content="Published" ${mark}="">
      <link rel="canonical" href="https://trovi.example.org/" ${mark}="">
      <script type="application/ld+json" ${mark}="">{}</script>`;
    const { unmount } = show(first);
    expect(titles()).toEqual(['First']);
    expect(contentOf('description')).toEqual([first.shortDescription]);
    expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
    unmount();
    expect(document.head.innerHTML.replace(/\s{2,}/g, '')).toBe(ownHead);
    expect(document.head.getAttribute('prefix')).toBeNull();
  });

  it('writes everything once in strict mode', () => {
    const before = document.head.outerHTML;
    render(
      <StrictMode>
        <PageMetadata artifact={first} />
      </StrictMode>,
      { wrapper },
    );
    expect(titles()).toEqual(['First']);
    cleanup();
    expect(document.head.outerHTML).toBe(before);
  });
});
