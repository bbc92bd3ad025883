import { beforeAll, describe, expect, it } from 'vitest';

import { hostPages } from '../embed/hostPages';
import { aSandbox } from './aSandbox';
import { aSeed, aVersion, seedsOf, uuidOf } from './aSeed';

const hostile = '</script><script>window.hostile = 1</script>"<!--';
const seeds = seedsOf([
  aSeed(1, { title: 'Without a version' }),
  aSeed(2, { title: 'Not for everybody', visibility: 'private' }),
  aSeed(3, {
    title: hostile,
    long_description: hostile,
    versions: [aVersion('urn:trovi:contents:chameleon:00000000-0000-4000-8000-00000000000a')],
  }),
]);

/** The texts of a page's inline artifacts. */
function inlineArtifacts(html: string): { uuid: string; title: string }[] {
  const scripts = html.matchAll(/<script type="application\/json">([^<]*)<\/script>/g);
  return [...scripts].map(([, json]) => JSON.parse(json ?? '') as { uuid: string; title: string });
}

describe('the host pages', () => {
  let origin = '';
  let api = '';

  beforeAll(async () => {
    ({
      origin,
      urls: { api },
    } = await aSandbox({ seeds }));
  });

  const open = (path: string, init?: RequestInit) => fetch(`${origin}/embed/${path}`, init);

  it('use each id once', async () => {
    const html = await (await open('hundred-cards/')).text();
    const ids = [...html.matchAll(/<trovi-[^>]* id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(100);
  });

  it('are listed, and every link of the list works', async () => {
    expect((await fetch(`${origin}/embed`)).url).toBe(`${origin}/embed/`);
    const html = await (await open('')).text();
    const paths = [...html.matchAll(/<a href="(\/embed\/[^"]+)"/g)].map(([, path]) => path ?? '');
    expect(paths.length).toBeGreaterThanOrEqual(hostPages.length);
    for (const path of paths) {
      expect((await fetch(`${origin}${path}`)).status, path).toBe(200);
    }
  });

  it.each(hostPages.map(({ name }) => name))('%s: all that it loads exists', async (name) => {
    const response = await open(`${name}/`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
    const scripts = [...html.matchAll(/<script defer [^>]*src="([^"]+)"/g)];
    expect(styles.length).toBeGreaterThan(0);
    for (const [, path] of [...styles, ...scripts]) {
      const { status, headers } = await fetch(`${origin}${path}`);
      expect(status, path).toBe(200);
      expect(headers.get('content-type')).toMatch(/^text\/(css|javascript)/);
    }
  });

  it('embed the JSON of a public artifact that can be cited', async () => {
    const artifact = (await (await fetch(`${api}/artifacts/${uuidOf(3)}/`)).json()) as object;
    const shown = inlineArtifacts(await (await open('plain/')).text());
    expect(shown.length).toBeGreaterThan(0);
    for (const one of shown) expect(one).toEqual(artifact);
  });

  it('escape texts of artifacts', async () => {
    const html = await (await open('plain/')).text();
    expect(html).not.toContain('<script>window.hostile');
    expect(inlineArtifacts(html)[0]?.title).toBe(hostile);
    const script = await (await open('scripts/feed.js')).text();
    expect(script).toContain('window.hostile = 1');
    expect(script).not.toContain('</script>');
  });

  it('show only public artifacts', async () => {
    const html = await (await open('hundred-cards/')).text();
    expect(new Set(inlineArtifacts(html).map(({ uuid }) => uuid))).toEqual(
      new Set([uuidOf(1), uuidOf(3)]),
    );
  });

  it('change the nonce of a strict policy with every answer', async () => {
    const nonceOf = async () => {
      const response = await open('strict/');
      const policy = response.headers.get('content-security-policy') ?? '';
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
      expect(policy).toContain(`connect-src ${api}/;`);
      expect(await response.text()).toContain(`nonce="${nonce}"`);
      return nonce;
    };
    const first = await nonceOf();
    expect(first.length).toBeGreaterThanOrEqual(22);
    expect(await nonceOf()).not.toBe(first);
  });

  it('collect policy reports and delete them', async () => {
    const report = { 'csp-report': { 'blocked-uri': 'inline' } };
    const send = (body: string) => open('reports', { method: 'POST', body });
    expect((await send(JSON.stringify(report))).status).toBe(204);
    expect((await send('no JSON')).status).toBe(400);
    expect((await send(JSON.stringify('x'.repeat(200_000)))).status).toBe(413);
    expect(await (await open('reports')).json()).toEqual({ reports: [report] });
    expect((await open('reports', { method: 'DELETE' })).status).toBe(204);
    expect(await (await open('reports')).json()).toEqual({ reports: [] });
  });

  it.each([
    'nowhere/',
    'styles/nothing.css',
    'styles/constructor.css',
    'scripts/feed',
    'copy/no.js',
  ])('are all there is: not %s', async (path) => {
    expect((await open(path)).status).toBe(404);
  });

  it('say so if there is no artifact to embed', async () => {
    const empty = await aSandbox({ seeds: seedsOf([]) });
    const response = await fetch(`${empty.origin}/embed/plain/`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('no artifact to embed');
  });
});
