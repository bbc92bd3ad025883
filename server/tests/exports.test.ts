import { describe, expect, it } from 'vitest';

import { anArtifact } from '../../tests/builders/anArtifact';
import { aDoiVersion, aVersion } from '../../tests/builders/aVersion';
import type { CitationStyle } from '../../src/domain/citation/styles/citationStyle';
import { formatCitation } from '../../src/domain/citation/styles/formatCitation';
import { exportArtifact } from '../../src/domain/exports/exportArtifact';
import { exportFormats, type ExportFormat } from '../../src/domain/exports/exportFormats';
import { exportUrl } from '../../src/domain/exports/exportUrl';
import { configuration, hidden, publishedSite } from './publishedSite';

const artifact = anArtifact({ versions: [aVersion(), aDoiVersion()] });
const { id } = artifact;
const older = aDoiVersion();
const page = `/dashboard/artifacts/${id}`;
const formats = Object.keys(exportFormats) as ExportFormat[];
const site = await publishedSite({ artifacts: [artifact, hidden] });

describe('the address of an export', () => {
  it.each(formats)('answers with %s', async (format) => {
    const { pathname } = new URL(exportUrl(configuration.dashboardUrl, id, format));
    const response = await site.request(pathname);
    expect(response.status).toBe(200);
    const { text, mediaType, fileName } = exportArtifact(format, artifact, configuration);
    expect(await response.text()).toBe(text);
    expect(response.headers.get('content-type')).toMatch(mediaType);
    expect(response.headers.get('content-disposition')).toContain(fileName);
    expect(response.headers.get('cache-control')).toBe('public, max-age=15, must-revalidate');
    expect(response.headers.get('etag')).toMatch(/^W\/".+"$/);
    expect(response.headers.get('vary')).toMatch(/accept/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('link')).toBe(
      `<${configuration.dashboardUrl}artifacts/${id}>; rel="describes"; type="text/html"`,
    );
  });

  it('exists for each version, in any case of letters', async () => {
    const response = await site.request(
      `/dashboard/Artifacts/${id.toUpperCase()}/versions/${older.slug}.BIB`,
    );
    const { text } = exportArtifact('bibtex', artifact, { ...configuration, version: older });
    expect(await response.text()).toBe(text);
    expect(text).toContain('zenodo');
  });

  it('answers HEAD without a body, and 304 to who has it', async () => {
    const head = await site.request(`${page}.ris`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const etag = head.headers.get('etag') ?? '';
    expect(head.headers.get('content-type')).toContain('application/x-research-info-systems');
    for (const method of ['GET', 'HEAD']) {
      const again = await site.request(`${page}.ris`, {
        method,
        headers: { 'if-none-match': etag },
      });
      expect(again.status).toBe(304);
      expect(again.headers.get('cache-control')).toContain('max-age=15');
      expect(again.headers.get('vary')).toMatch(/accept/);
    }
  });

  it.each([
    [
      'an artifact that does not exist',
      '/dashboard/artifacts/11111111-2222-4333-8444-555555555555.bib',
    ],
    ['a version that does not exist', `${page}/versions/1999-01-01.bib`],
    ['what is no id', '/dashboard/artifacts/x.bib'],
    ['an unknown ending', `${page}.exe`],
    ['an artifact that is not public', `/dashboard/artifacts/${hidden.id}.bib`],
    ['a sharing key', `${page}.bib?sharing_key=abc`],
  ])('is 404 for %s', async (_, path) => {
    const response = await site.request(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain(hidden.title);
    expect(response.headers.get('cache-control')).toMatch(/^(private, no-store|no-cache)$/);
  });

  it('is 503 while the catalogue does not answer, which nobody keeps', async () => {
    const response = await (await publishedSite({ isDown: true })).request(`${page}.bib`);
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('retry-after')).toBe('30');
  });

  it('takes nothing else than reading', async () => {
    const response = await site.request(`${page}.bib`, { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

const profile = (name: string) => `application/ld+json;profile="https://w3id.org/${name}"`;

describe('the address of a page', () => {
  it.each([
    ['application/x-bibtex', 'bibtex'],
    ['Application/X-Research-Info-Systems', 'ris'],
    ['application/vnd.citationstyles.csl+json, */*;q=0.1', 'csl-json'],
    ['application/ld+json', 'schema-org'],
    [profile('codemeta/3.0'), 'codemeta'],
    [profile('ro/crate/1.1'), 'ro-crate'],
    [
      'application/ld+json; profile="https://example.org/x https://w3id.org/ro/crate/1.1"',
      'ro-crate',
    ],
    ['application/ld+json;Profile="https://w3id.org/codemeta/3.0"', 'codemeta'],
    ['application/vnd.datacite.datacite+json', 'datacite-json'],
    ['application/vnd.datacite.datacite+xml', 'datacite-xml'],
    ['application/x-datacite+xml', 'datacite-xml'],
    ['application/vnd.schemaorg.ld+json', 'schema-org'],
    ['application/ld+json;profile="http://www.w3.org/ns/json-ld#compacted"', 'schema-org'],
    ['application/citeproc+json', 'csl-json'],
    ['text/turtle, application/rdf+xml;q=0.9, application/x-dc+xml;q=0.1', 'dublin-core'],
    ['application/xml', 'dublin-core'],
    ['application/json', 'trovi-json'],
    ['text/html;q=0.5, application/yaml', 'cff'],
    ['image/png, application/x-bibtex;q=0.2', 'bibtex'],
  ] as const)('answers "%s" with %s', async (accept, format) => {
    for (const [path, version] of [
      [page, undefined],
      [`${page}/versions/${older.slug}`, older],
      [`/dashboard//artifacts/${id}/`, undefined],
    ] as const) {
      const response = await site.request(path, { headers: { accept } });
      const { text } = exportArtifact(format, artifact, {
        ...configuration,
        ...(version && { version }),
      });
      expect(await response.text()).toBe(text);
      expect(response.headers.get('vary')).toMatch(/\baccept\b(?!-)/);
      expect(response.headers.get('content-location')).toBe(
        exportUrl(configuration.dashboardUrl, id, format, version?.slug),
      );
    }
  });

  it.each([
    undefined,
    '',
    '*/*',
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
    'text/*, application/json;q=0.9',
    'application/x-bibtex;q=0',
    'image/png, */*;q=0.1',
    'nonsense',
    ';;;,,,"',
  ])('answers "%s" with the page', async (accept) => {
    const response = await site.request(page, { headers: accept === undefined ? {} : { accept } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch('text/html');
    expect(response.headers.get('vary')).toMatch(/\baccept\b(?!-)/);
  });

  it.each<[string, CitationStyle]>([
    ['text/x-bibliography', 'apa'],
    ['text/x-bibliography; style=apa; locale=en-US', 'apa'],
    ['Text/X-Bibliography;Style=IEEE', 'ieee'],
    ['text/x-bibliography; style=modern-language-association', 'mla'],
    ['text/x-bibliography; style="nlm-citation-sequence"', 'vancouver'],
    ['text/x-bibliography; style=bibtex, text/bibliography; style=trovi; q=0.5', 'trovi'],
  ])('answers "%s" with a citation in the style %s', async (accept, style) => {
    for (const [path, version] of [
      [page, undefined],
      [`${page}/versions/${older.slug}`, older],
    ] as const) {
      const response = await site.request(path, { headers: { accept } });
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(
        `${formatCitation(style, artifact, { ...configuration, ...(version && { version }) })}\n`,
      );
      expect(response.headers.get('content-type')).toBe(
        `text/x-bibliography; style=${style}; charset=utf-8`,
      );
      expect(response.headers.get('vary')).toMatch(/\baccept\b(?!-)/);
    }
  });

  it.each([
    'image/png',
    'text/turtle, application/rdf+xml',
    'text/x-bibliography; style=unknown',
    'application/pdf, application/x-bibtex;q=0',
  ])('refuses "%s" with a list of what it has', async (accept) => {
    const response = await site.request(page, { headers: { accept } });
    expect(response.status).toBe(406);
    expect(response.headers.get('vary')).toMatch(/\baccept\b(?!-)/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const offered = (await response.text()).split('\n');
    expect(offered).toContain('text/html');
    expect(offered).toContain('application/vnd.datacite.datacite+xml');
    expect(offered).toContain('text/x-bibliography; style=apa');
  });

  it('has the export at its own address whatever is accepted', async () => {
    const response = await site.request(`${page}.bib`, { headers: { accept: 'image/png' } });
    expect(response.headers.get('content-type')).toContain('application/x-bibtex');
  });

  it.each(['application/x-bibtex', 'text/x-bibliography'])(
    'has no %s of an artifact that is not public',
    async (accept) => {
      const response = await site.request(`/dashboard/artifacts/${hidden.id}`, {
        headers: { accept },
      });
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain(hidden.title);
    },
  );

  it('is the plain page with a sharing key, which no cache and no search engine keeps', async () => {
    const asked: string[] = [];
    const keyed = await publishedSite({ artifacts: [artifact], onFind: (one) => asked.push(one) });
    for (const accept of ['text/html', 'application/x-bibtex']) {
      const response = await keyed.request(`${page}?sharing_key=abc`, { headers: { accept } });
      expect(response.headers.get('content-type')).toMatch('text/html');
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
    }
    expect(asked).toEqual([]);
  });

  it.each(['/dashboard/artifacts', '/dashboard/', '/dashboard/artifacts/add'])(
    'does not concern %s',
    async (path) => {
      const response = await site.request(path, { headers: { accept: 'application/json' } });
      expect(response.headers.get('content-type')).toMatch('text/html');
    },
  );
});
