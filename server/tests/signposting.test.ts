import { describe, expect, it } from 'vitest';

import { anArtifact } from '../../tests/builders/anArtifact';
import { aDoiVersion, aVersion } from '../../tests/builders/aVersion';
import { configuration, hidden, publishedSite } from './publishedSite';

const artifact = anArtifact({ versions: [aVersion(), aDoiVersion()] });
const page = `${configuration.dashboardUrl}artifacts/${artifact.id}`;
const site = await publishedSite({ artifacts: [artifact, hidden] });
const ask = async (address: string) => site.request(new URL(address).pathname);

describe('the typed links of a page', () => {
  it('are in the header', async () => {
    const header = (await ask(page)).headers.get('link')?.split(', ');
    expect(header).toContain(`<${page}>; rel="canonical"`);
    expect(header).toContain('<https://schema.org/SoftwareSourceCode>; rel="type"');
    expect(header).toContain(
      `<${page}.linkset.json>; rel="linkset"; type="application/linkset+json"`,
    );
  });

  it('are in a linkset, with links back from each target', async () => {
    const response = await ask(`${page}/versions/2026-02-01.linkset.json`);
    expect(response.headers.get('content-type')).toBe('application/linkset+json');
    const { linkset } = (await response.json()) as { linkset: { anchor: string }[] };
    const anchor = `${page}/versions/2026-02-01`;
    const back = [{ href: anchor, type: 'text/html' }];
    expect(linkset[0]).toMatchObject({
      anchor,
      'cite-as': [{ href: 'https://doi.org/10.5281/zenodo.9912345' }],
      item: [{ href: expect.stringMatching(/2026-02-01\/download$/) as string }],
    });
    expect(linkset).toContainEqual({
      anchor: expect.stringMatching(/\/download$/) as string,
      collection: back,
    });
    expect(linkset).toContainEqual({ anchor: `${anchor}.bib`, describes: back });
    expect(linkset[0]).toHaveProperty('describedby.length', 13);
    expect(linkset[0]).toHaveProperty(
      'describedby',
      expect.arrayContaining([
        {
          href: `${anchor}.codemeta.json`,
          type: 'application/ld+json',
          profile: 'https://w3id.org/codemeta/3.0',
        },
      ]),
    );
  });

  it.each([
    [`${configuration.dashboardUrl}artifacts/${hidden.id}.linkset.json`],
    [`${page}/versions/none.linkset.json`],
  ])('are not at %s', async (address) => {
    expect((await ask(address)).status).toBe(404);
  });
});
