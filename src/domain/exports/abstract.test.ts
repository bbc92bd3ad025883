import { describe, expect, it } from 'vitest';
import { anArtifact } from '../../../tests/builders/anArtifact';
import { abstractOf } from './abstract';

const abstractOfText = (longDescription: string) =>
  abstractOf(anArtifact({ shortDescription: '', longDescription }));

describe('abstractOf', () => {
  it.each([
    ['**Let** $x__i < y$ and $a**b > c$.', 'Let $x__i < y$ and $a**b > c$.'],
    ['![a](x$y$z) then $b__c$', 'a then $b__c$'],
    ['![Logo](l.png#gh-light-mode-only)![Logo](d.png#gh-dark-mode-only) text', 'Logo text'],
    ['<a name="x"></a> $5 and **$10**', '$5 and $10'],
  ])('keeps the words and formulas of %j', (text, abstract) => {
    expect(abstractOfText(text)).toBe(abstract);
  });
});
