import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { anArtifact, anEmptyArtifact } from '../../../../tests/builders/anArtifact';
import { aVersion } from '../../../../tests/builders/aVersion';
import type { CitationOptions } from '../citedFacts';
import { paperSentence } from './paperSentence';

const options: CitationOptions = { productName: 'Trovi', dashboardUrl: '' };
const today = Date.UTC(2026, 10, 23, 12);

const of = (contentsUrn: string) =>
  paperSentence(anArtifact({ versions: [aVersion({ contentsUrn })] }), options, today);

describe('paperSentence', () => {
  it('names title, catalogue, version, commit and the day of access', () => {
    expect(of('urn:trovi:contents:git:https://github.com/lab/x.git@0123abcdef')).toBe(
      'We used the artifact “Tail latency under bursty load” from Trovi (version 2026-03-02, commit 0123abcdef), accessed on 23 November 2026.',
    );
    expect(of('urn:trovi:contents:git:https://github.com/lab/x.git@main')).toContain(
      ', git ref main)',
    );
  });

  it('names the image or the DOI', () => {
    const id = 'd43e926d-b570-4fbf-9e5b-904cb87dff92';
    expect(of(`urn:trovi:image:chi-uc:${id}`)).toContain(`, image ${id})`);
    expect(of('urn:trovi:contents:zenodo:10.5281/zenodo.1')).toContain(
      ', https://doi.org/10.5281/zenodo.1)',
    );
  });

  it.each([
    ['Pacific/Kiritimati', Date.UTC(2026, 10, 23, 10), '24 November 2026'],
    ['UTC', Date.UTC(2026, 10, 23, 23, 59), '23 November 2026'],
    ['America/Los_Angeles', Date.UTC(2026, 10, 23, 7), '22 November 2026'],
  ])("names the reader's day: %s", (zone, instant, day) => {
    vi.stubEnv('TZ', zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    const sentence = paperSentence(anEmptyArtifact(), options, instant);
    expect(sentence).toContain(`accessed on ${day}.`);
  });

  it('leaves out what is not known', () => {
    const artifact = anEmptyArtifact({ title: 'A\nB' });
    expect(paperSentence(artifact, { ...options, productName: '' }, today)).toBe(
      'We used the artifact “A B”, accessed on 23 November 2026.',
    );
  });
});
