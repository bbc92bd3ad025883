import { expect, test } from 'vitest';
import { readMetadata } from '../readMetadata';

const lines = (...parts: string[]) => parts.join('\n');

test('entities of HTML, also in names and keywords', async () => {
  const work = await readMetadata(
    lines(
      'TY  - JOUR',
      'TI  - A &amp; B of <i>c</i> &eacute;t&#233;',
      'AU  - M&uuml;ller, J&#246;rg',
      'AB  - x &gt; y',
      'KW  - R&amp;D',
      'ER  - ',
    ),
  );
  expect(work).toMatchObject({
    title: 'A & B of c été',
    shortDescription: 'x > y',
    tags: ['R&D'],
    authors: [{ fullName: 'Jörg Müller' }],
  });
});

test.each([
  ['without the blank', 'TY  -JOUR\nTI  -Tails\nAU  -Doe, Jane\nER  -'],
  ['without blanks', 'TY-JOUR\nTI-Tails\nAU-Doe, Jane\nER-'],
  ['in small letters', 'ty  - JOUR\nti  - Tails\nau  - Doe, Jane\ner  - '],
  ['that are indented', '  TY  - JOUR\n  TI  - Tails\n  AU  - Doe, Jane\n  ER  - '],
])('tags %s', async (_, text) => {
  const work = await readMetadata(text);
  expect(work).toMatchObject({ title: 'Tails', authors: [{ fullName: 'Jane Doe' }] });
});

test('a wrapped line is no tag in a file with blanks', async () => {
  const text = lines('TY  - JOUR', 'TI  - T', 'AB  - On', 'CD-ROMs, and more', 'ER  - ');
  expect(await readMetadata(text)).toMatchObject({ shortDescription: 'On CD-ROMs, and more' });
});

test.each([
  ['Doe, Jane; Roe, Jo', ['Jane Doe', 'Jo Roe']],
  ['Doe, Jane and Roe, Jo', ['Jane Doe', 'Jo Roe']],
  ['Jane Doe, Jo Roe, Li Wei', ['Jane Doe', 'Jo Roe', 'Li Wei']],
  ['Doe, Jane,', ['Jane Doe']],
  ['ATLAS Collaboration,', ['ATLAS Collaboration']],
])('authors in the line “%s”', async (line, names) => {
  const { authors } = await readMetadata(lines('TY  - JOUR', 'TI  - T', `AU  - ${line}`, 'ER  - '));
  expect(authors.map(({ fullName }) => fullName)).toEqual(names);
});

test('keywords on lines, addresses in one line, a DOI with a full stop', async () => {
  const text = lines(
    'TY  - JOUR',
    'TI  - T',
    'KW  - bursts',
    'traces',
    'DO  - doi:10.1000/1.',
    'UR  - https://github.com/a/b;https://example.org',
    'ER  - ',
  );
  expect(await readMetadata(text)).toMatchObject({
    tags: ['bursts', 'traces'],
    doi: '10.1000/1',
    repository: 'https://github.com/a/b',
    unused: ['links'],
  });
});
