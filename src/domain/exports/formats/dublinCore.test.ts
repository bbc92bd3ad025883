// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import { aDoiVersion } from '../../../../tests/builders/aVersion';
import { awkwardArtifacts } from '../../../../tests/builders/awkwardArtifacts';
import type { Artifact } from '../../artifact/artifact';
import { exportArtifact } from '../exportArtifact';

const options = { productName: 'Trovi', dashboardUrl: 'https://trovi.example.org/dashboard/' };

function elementsOf(artifact: Artifact): [name: string, text: string | null][] {
  const { text } = exportArtifact('dublin-core', artifact, options);
  const page = new DOMParser().parseFromString(text, 'text/xml');
  expect(page.querySelector('parsererror')?.textContent).toBeUndefined();
  return [...page.documentElement.children].map(({ tagName, textContent }) => [
    tagName,
    textContent,
  ]);
}

describe('Dublin Core', () => {
  it('has an element for each fact', () => {
    const title = '<b>&amp; "x" ]]>';
    expect(elementsOf(anArtifact({ title, versions: [aDoiVersion()] }))).toEqual([
      ['dc:title', title],
      ['dc:description', 'Scripts and data for a tail latency study.'],
      ['dc:subject', 'education'],
      ['dc:subject', 'networking'],
      ['dc:creator', 'Haddad, Noor'],
      ['dc:publisher', 'Trovi'],
      ['dc:date', '2026-02-01'],
      ['dc:type', 'Software'],
      ['dc:identifier', 'https://doi.org/10.5281/zenodo.9912345'],
      ['dc:identifier', 'urn:uuid:8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2'],
      ['dc:rights', 'info:eu-repo/semantics/openAccess'],
      ['dc:rights', 'Licence not stated in the catalogue'],
    ]);
  });

  it('is XML whatever people wrote', () => {
    for (const artifact of awkwardArtifacts()) {
      expect(elementsOf(artifact)[0]?.[0]).toBe('dc:title');
    }
  });
});
