import { describe, expect, it } from 'vitest';

import { readArtifactReference } from './artifactReference';

const base = 'https://trovi.example.org/dashboard/';
const id = '8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2';
const read = (text: string) => readArtifactReference(text, base);

describe('readArtifactReference', () => {
  it.each([
    id,
    ` ${id}\n`,
    `\u200b\ufeff${id}\u00a0`,
    `\u200e${id}\u200f`,
    `"${id}"`,
    `“${id}”`,
    `' ${id} '`,
    `„${id}“`,
  ])('reads %j', (text) => {
    expect(read(text)).toEqual({ id });
  });

  it.each([
    [`${base}artifacts/${id}`, {}],
    [` ${base}artifacts/${id}/ `, {}],
    [`HTTPS://TROVI.example.org/dashboard/artifacts/${id}#versions`, {}],
    [`${base}artifacts/${id}?tab=readme`, {}],
    [`${base}artifacts/${id}/versions/2026-03-02.1`, { version: '2026-03-02.1' }],
    [`${base}artifacts/${id}?sharing_key=a%2Bb`, { sharingKey: 'a+b' }],
  ])('reads %j', (text, more) => {
    expect(read(text)).toEqual({ id, ...more });
  });

  it.each([
    `https://other.example.org/dashboard/artifacts/${id}`,
    `http://trovi.example.org/dashboard/artifacts/${id}`,
    `https://trovi.example.org/artifacts/${id}`,
    `https://trovi.example.org.evil.example/dashboard/artifacts/${id}`,
    `/dashboard/artifacts/${id}`,
    `artifacts/${id}`,
    `${base}artifacts`,
    `${base}artifacts/${id}/edit`,
    `urn:uuid:${id}`,
    'javascript:alert(1)',
  ])('refuses %j', (text) => {
    expect(read(text).problem).toContain(`nor the address of an artifact below ${base}`);
  });

  it('refuses an address if the page does not set the address of the dashboard', () => {
    const { problem } = readArtifactReference(`${base}artifacts/${id}`, '');
    expect(problem).toContain('(dashboard-url)');
  });
});
