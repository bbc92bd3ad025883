import { describe, expect, it } from 'vitest';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import { aVersion } from '../../../../tests/builders/aVersion';
import { contrast } from '../../../theme/contrast';
import { badgeSvg } from './badgeSvg';

/** Parses a badge, which must be XML. */
function drawn(svg: string): Element {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(documentElement.localName, svg).toBe('svg');
  return documentElement;
}

const textsOf = (svg: string) =>
  [...drawn(svg).querySelectorAll('text')].map(({ textContent }) => textContent);

const doi = aVersion({ contentsUrn: 'urn:trovi:contents:zenodo:10.5281/zenodo.42' });

describe('badgeSvg', () => {
  it('says the DOI of the newest version that has one, and the title to screen readers', () => {
    const svg = badgeSvg(anArtifact({ title: 'Traces', versions: [aVersion(), doi] }));
    expect(textsOf(svg)).toEqual(['artifact', '10.5281/zenodo.42']);
    expect(drawn(svg).querySelector('title')?.textContent).toBe(
      'Artifact: Traces, DOI 10.5281/zenodo.42',
    );
    expect(drawn(svg).getAttribute('role')).toBe('img');
  });

  it('says "reproducible" without a DOI, or the title if asked', () => {
    const artifact = anArtifact({ title: 'Traces' });
    expect(textsOf(badgeSvg(artifact))).toEqual(['artifact', 'reproducible']);
    expect(textsOf(badgeSvg(artifact, { text: 'title' }))).toEqual(['artifact', 'Traces']);
  });

  it('shortens a long title, and is as wide as its text', () => {
    const svg = badgeSvg(anArtifact({ title: 'a'.repeat(500) }), { text: 'title' });
    expect(textsOf(svg)[1]).toBe(`${'a'.repeat(39)}…`);
    const [label, value] = drawn(svg).querySelectorAll('rect.label, rect.value');
    const width = Number(label?.getAttribute('width')) + Number(value?.getAttribute('width'));
    expect(Number(drawn(svg).getAttribute('width'))).toBe(width);
  });

  it('takes an emoji of several characters for one letter, and does not cut it', () => {
    const widthWith = (title: string) =>
      Number(
        drawn(badgeSvg(anArtifact({ title }), { text: 'title' }))
          .querySelector('text.valueText')
          ?.getAttribute('textLength'),
      );
    for (const emoji of ['👩🏽‍🔬', '🇨🇭', '❤️', '👨‍👩‍👧‍👦']) expect(widthWith(emoji), emoji).toBe(14);
    expect(widthWith('网')).toBe(11);
    const long = badgeSvg(anArtifact({ title: '👩🏽‍🔬'.repeat(50) }), { text: 'title' });
    expect(textsOf(long)[1]).toBe(`${'👩🏽‍🔬'.repeat(39)}…`);
  });

  it.each([
    '</text><script>alert(1)</script>',
    '"><svg onload="alert(1)">',
    'a\u0000b\u001bc \ud800 \uffff',
    ']]> &amp; {{ site.secret }} {% include x %}',
    '\u202eتجارب קוד 测试 👩🏽‍🔬',
  ])('stays well-formed with the title %j', (title) => {
    const svg = badgeSvg(anArtifact({ title }), { text: 'title', theme: 'auto' });
    expect(drawn(svg).querySelectorAll('script, [onload]')).toHaveLength(0);
    expect(textsOf(svg)).toHaveLength(2);
    expect(svg.replace(/<style>.*<\/style>/, '')).not.toMatch(/[{}\n]/);
  });

  it.each(['light', 'dark'] as const)('has enough contrast in the theme %s', (theme) => {
    const badge = drawn(badgeSvg(anArtifact(), { theme }));
    const fill = (part: string) => badge.querySelector(`.${part}`)?.getAttribute('fill') ?? '';
    expect(contrast(fill('labelText'), fill('label'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(fill('valueText'), fill('value'))).toBeGreaterThanOrEqual(4.5);
  });

  it('follows the system only if asked', () => {
    expect(badgeSvg(anArtifact())).not.toContain('<style>');
    expect(badgeSvg(anArtifact(), { theme: 'auto' })).toContain('prefers-color-scheme:dark');
  });
});
