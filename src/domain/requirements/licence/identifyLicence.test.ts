import allLicences from 'spdx-license-list/full';
import { describe, expect, it } from 'vitest';
import { identifyLicence } from './identifyLicence';
import { licenceTexts } from './licenceTexts';

const texts = new Map(
  Object.entries(allLicences).map(([id, { licenseText }]) => [id, licenseText]),
);
const textOf = (id: string) => texts.get(id) ?? texts.get(`${id}-only`) ?? '';
const known = [...new Set(licenceTexts.map(({ id }) => id))];

/** Other identifiers of the same text. */
const sameText: Record<string, string> = {
  'MPL-2.0-no-copyleft-exception': 'MPL-2.0',
  'BSD-2-Clause-NetBSD': 'BSD-2-Clause',
};

describe('identifyLicence', () => {
  it.each(known)('recognises %s by its text in the SPDX list', (id) => {
    expect(identifyLicence(textOf(id))).toBe(id);
  });

  it('takes none of the other licences in the SPDX list for one of these', () => {
    const wrong = [...texts].flatMap(([id, text]) => {
      const found = identifyLicence(text);
      const plain = id.replace(/\+$|-(?:only|or-later)$/, '');
      return found && found !== (sameText[id] ?? plain) ? [`${id}: ${found}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    [
      'a title and holders',
      `The MIT License (MIT)\n\nCopyright © 2021–2026 Noor Haddad and others\n\n`,
      '',
    ],
    ['a heading in Markdown', '# MIT License\r\n\r\n', '\r\n'],
    ['a frame', '/*\n * ', '\n */'],
  ])('allows %s', (_, before, after) => {
    const conditions = textOf('MIT').replace(/^[^]*?(?=Permission is hereby)/, '');
    expect(identifyLicence(before + conditions.replaceAll('\n', ' ') + after)).toBe('MIT');
  });

  it('allows the name of a holder in the conditions of BSD', () => {
    const text = textOf('BSD-3-Clause').replace(
      /Neither the name of[^]*?contributors/,
      'Neither the name of the Lakeshore University nor the names of its contributors',
    );
    expect(identifyLicence(text)).toBe('BSD-3-Clause');
  });

  it.each([
    [
      'one more condition',
      (text: string) => `${text}\nThe Software shall be used for Good, not Evil.`,
    ],
    ['a condition before', (text: string) => `Non-commercial use only, except by us.\n${text}`],
    ['another licence before', (text: string) => `Dual-licensed: MIT or Apache-2.0.\n${text}`],
    ['a word less', (text: string) => text.replace('sublicense, ', '')],
    ['another licence after', (text: string) => `${text}\n${textOf('Apache-2.0')}`],
    ['a beginning alone', (text: string) => text.slice(0, 500)],
  ])('refuses %s', (_, change) => {
    expect(identifyLicence(change(textOf('MIT')))).toBeUndefined();
  });

  it.each(['', 'All rights reserved.', 'MIT', 'x '.repeat(200_000)])('refuses %.20j', (text) => {
    expect(identifyLicence(text)).toBeUndefined();
  });
});
