import { expect, test } from 'vitest';

import { link } from '../../../src/domain/metadata/headEntry';
import { linkHeader } from './linkHeader';

const address = 'https://trovi.example.org/dashboard/artifacts/8a718dc4';

test('has media type and profile apart', () => {
  const entry = {
    ...link('describedby', `${address}.json`, 'application/ld+json'),
    profile: 'p:x',
  };
  expect(linkHeader([entry])).toBe(
    `<${address}.json>; rel="describedby"; type="application/ld+json"; profile="p:x"`,
  );
});

test('keeps linkset and DOI where not all descriptions fit, and skips what is too long', () => {
  const descriptions = Array.from({ length: 40 }, (_, index) =>
    link('describedby', `${address}.${index}`, 'application/json'),
  );
  const header = linkHeader([
    ...descriptions,
    link('item', `${address}/${'long'.repeat(600)}`),
    link('cite-as', 'https://doi.org/10.5281/zenodo.1'),
    link('linkset', `${address}.linkset.json`, 'application/linkset+json'),
  ]);
  expect(header.length).toBeLessThanOrEqual(2_000);
  expect(header).toMatch(/^<https:\/\/doi\.org\/10\.5281\/zenodo\.1>; rel="cite-as", <.*"linkset"/);
  expect(header.match(/rel="describedby"/g)?.length).toBeGreaterThan(10);
});
