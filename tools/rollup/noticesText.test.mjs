import { describe, expect, it } from 'vitest';

import { noticesText } from './noticesText.mjs';

// rollup-plugin-license has null for texts that a package lacks.
const none = { licenseText: null, noticeText: null };
const mit = { ...none, name: 'b', version: '1.0.0', license: 'MIT', licenseText: 'Copyright B\n' };
const apache = { ...mit, name: 'a', version: '2.0.0', license: 'Apache-2.0' };

describe('noticesText', () => {
  it('has the licence and the notice of each package, by name', () => {
    const text = noticesText([
      mit,
      { ...apache, licenseText: 'Copyright A', noticeText: 'A contains C.' },
    ]);
    expect(text).toMatch(
      /a 2\.0\.0 \(Apache-2\.0\)\n\nCopyright A\n\nA contains C\.\n\n-+\nb 1\.0\.0 \(MIT\)\n\nCopyright B\n$/,
    );
  });

  it('has the licence of a package that publishes none', () => {
    const boolbase = { ...none, name: 'boolbase', version: '1.0.0', license: 'ISC' };
    expect(noticesText([boolbase])).toContain('Copyright (c) Felix Boehm');
  });

  it('throws an error for a package without a licence', () => {
    expect(() => noticesText([{ ...mit, ...none }])).toThrow('Add it as tools/licences/b.txt.');
  });
});
