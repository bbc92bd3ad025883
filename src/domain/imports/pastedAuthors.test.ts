import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { anAuthor } from '../../../tests/builders/anAuthor';
import { pasteLimits, readPastedAuthors } from './pastedAuthors';

/** The authors that were read, as `name <e-mail> (affiliation)`. */
function read(text: string): string[] | string {
  const result = readPastedAuthors(text);
  if (result.kind === 'refused') return result.reason;
  if (result.kind === 'text') return 'text';
  return result.authors.map(({ fullName, email, affiliation }) =>
    [fullName, email && `<${email}>`, affiliation && `(${affiliation})`].filter(Boolean).join(' '),
  );
}

describe('readPastedAuthors', () => {
  it.each<[string, string[]]>([
    ['Ada Lovelace, Ben Stone and Cleo Diaz', ['Ada Lovelace', 'Ben Stone', 'Cleo Diaz']],
    ['Ada Lovelace, Ben Stone, and Cleo Diaz', ['Ada Lovelace', 'Ben Stone', 'Cleo Diaz']],
    ['Ada, Ben and Cleo', ['Ada', 'Ben', 'Cleo']],
    ['Ada Lovelace and Ben Stone', ['Ada Lovelace', 'Ben Stone']],
    ['Ada Lovelace & Ben Stone', ['Ada Lovelace', 'Ben Stone']],
    ['Ada & Ben', ['Ada', 'Ben']],
    ['Ada Lovelace, Ben Stone', ['Ada Lovelace', 'Ben Stone']],
    ['Lovelace, Ada; Stone, Ben', ['Ada Lovelace', 'Ben Stone']],
    [
      'Lovelace, Ada; van der Berg, Jan; and Diaz, Cleo',
      ['Ada Lovelace', 'Jan van der Berg', 'Cleo Diaz'],
    ],
    ['Lovelace, Ada and Stone, Ben', ['Ada Lovelace', 'Ben Stone']],
    ['Ada Lovelace\nBen Stone\n\nCleo Diaz\n', ['Ada Lovelace', 'Ben Stone', 'Cleo Diaz']],
    ['Lovelace, Ada\r\nStone, Ben', ['Ada Lovelace', 'Ben Stone']],
    ['Ada Lovelace, Ben Stone,\nCleo Diaz', ['Ada Lovelace', 'Ben Stone', 'Cleo Diaz']],
    ['Ada Lovelace, PhD, Ben Stone, Jr.', ['Ada Lovelace PhD', 'Ben Stone Jr.']],
    ['Ada Lovelace1,2, Ben Stone*, Cleo Diaz³ et al.', ['Ada Lovelace', 'Ben Stone', 'Cleo Diaz']],
    ['王伟、李娜；张敏', ['王伟', '李娜', '张敏']],
    [
      'Lovelace, A., Stone, B. C., & Diaz-Ruiz, C.-M.',
      ['A. Lovelace', 'B. C. Stone', 'C.-M. Diaz-Ruiz'],
    ],
    ['1. Ada Lovelace\n2. Ben Stone\n10) Cleo Diaz', ['Ada Lovelace', 'Ben Stone', 'Cleo Diaz']],
    ['- Ada Lovelace\n• Ben Stone', ['Ada Lovelace', 'Ben Stone']],
    ['Ada Lovelace, Ben Stone, Ada Lovelace', ['Ada Lovelace', 'Ben Stone']],
    ['Ada Lovelace and Institute of Physics', ['Ada Lovelace', 'Institute of Physics']],
    ['Ada Lovelace  and   Ben Stone (2020).', ['Ada Lovelace', 'Ben Stone']],
    ['Ada Lovelace AND Ben Stone', ['Ada Lovelace', 'Ben Stone']],
    ['Ada Lovelace und Ben Stone', ['Ada Lovelace', 'Ben Stone']],
    ['Ada Lovelace, Ben Stone et Cleo Diaz.', ['Ada Lovelace', 'Ben Stone', 'Cleo Diaz']],
    ['Ada Lovelace y José Ortega y Gasset', ['Ada Lovelace', 'José Ortega y Gasset']],
    ['Ada Lovelace e Ben Stone', ['Ada Lovelace', 'Ben Stone']],
    ['Doe, Jane, Roe, John', ['Jane Doe', 'John Roe']],
    ['García López, María José; Roe, Jo', ['García López, María José', 'Jo Roe']],
    ['山田, 太郎; 王, 明', ['山田 太郎', '王 明']],
    ['Ada Lovelace [1,2], Ben Stone [3]', ['Ada Lovelace', 'Ben Stone']],
  ])('reads the names of %j', (text, names) => {
    expect(read(text)).toEqual(names);
  });

  it.each<[string, string[]]>([
    ['Ada Lovelace <ada@example.org>', ['Ada Lovelace <ada@example.org>']],
    [
      'Ada Lovelace <ada@example.org>, Ben Stone <ben@example.org>',
      ['Ada Lovelace <ada@example.org>', 'Ben Stone <ben@example.org>'],
    ],
    [
      '"Lovelace, Ada" <ada@example.org>; "Stone, Ben" <ben@example.org>',
      ['Ada Lovelace <ada@example.org>', 'Ben Stone <ben@example.org>'],
    ],
    [
      'Ada Lovelace (Example Lab)\nBen Stone (Another College)',
      ['Ada Lovelace (Example Lab)', 'Ben Stone (Another College)'],
    ],
    [
      'Ada Lovelace (MIT, USA), Ben Stone (ETH Zürich)',
      ['Ada Lovelace (MIT, USA)', 'Ben Stone (ETH Zürich)'],
    ],
    ['Ada Lovelace [Example Lab] & Ben Stone', ['Ada Lovelace (Example Lab)', 'Ben Stone']],
    ['Ada Lovelace, University of Example', ['Ada Lovelace (University of Example)']],
  ])('reads addresses and affiliations of %j', (text, authors) => {
    expect(read(text)).toEqual(authors);
  });

  it.each([
    'Ada Lovelace',
    ' Ada Lovelace\n',
    'Lovelace, Ada',
    'García Márquez, Gabriel',
    'García López, María José',
    'Lovelace, Quux, Stone, Quuux',
    'Karl von und zu Guttenberg',
    'José Ortega y Gasset',
    'Ada Lovelace, Jr.',
    'Sammy Davis, Jr',
    'Institute of Physics and Chemistry',
    'Smith & Wesson Ltd',
    'University of Example, Department of Physics',
    'Alexander',
    'Sandy Anderson',
    '',
    ' \n\t ',
    `${'We measured how long a queue gets and how often it is full '.repeat(4)}, and so on.`,
  ])('leaves %j to the field', (text) => {
    expect(read(text)).toBe('text');
  });

  describe('from a spreadsheet', () => {
    const three = [
      ['Ada Lovelace', 'ada@example.org', 'Example University'],
      ['Ben Stone', '', 'Smart "Edge" Lab'],
      ['Cleo\tDiaz', 'cleo@example.org', 'Line one\nline two'],
    ];
    const authors = [
      'Ada Lovelace <ada@example.org> (Example University)',
      'Ben Stone (Smart "Edge" Lab)',
      'Cleo Diaz <cleo@example.org> (Line one line two)',
    ];
    const heading = ['Name', 'E-mail', 'Affiliation'];
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];

    // Papa Parse writes the format that spreadsheets copy.
    it.each(orders)(
      'reads columns in the order %i %i %i, with and without headings',
      (...order) => {
        const inOrder = (rows: string[][]) =>
          Papa.unparse(
            rows.map((row) => order.map((place) => row[place])),
            { delimiter: '\t' },
          );
        expect(read(inOrder(three))).toEqual(authors);
        expect(read(inOrder([heading, ...three]))).toEqual(authors);
      },
    );

    it('reads given and family names of their own columns, and skips others', () => {
      const text =
        'No.\tSurname\tFirst name\tInstitution:\n1\tLovelace\tAda\tLab A\n2\tStone\tBen\t';
      expect(read(text)).toEqual(['Ada Lovelace (Lab A)', 'Ben Stone']);
    });

    it('reads a single row', () => {
      expect(read('ada@example.org\tAda Lovelace')).toEqual(['Ada Lovelace <ada@example.org>']);
    });
  });

  it.each([
    ['commas', 'Ada Lovelace,ada@example.org,Lab A\nBen Stone,ben@example.org,"Lab B, Uni C"'],
    [
      'semicolons',
      'Ada Lovelace; ada@example.org; Lab A\nStone, Ben; ben@example.org; Lab B, Uni C',
    ],
    [
      'a heading',
      'Email,Full name,Affiliation\nada@example.org,Ada Lovelace,Lab A\nben@example.org,"Stone, Ben","Lab B, Uni C"',
    ],
  ])('reads a CSV file with %s', (_name, text) => {
    expect(read(text)).toEqual([
      'Ada Lovelace <ada@example.org> (Lab A)',
      'Ben Stone <ben@example.org> (Lab B, Uni C)',
    ]);
  });

  it('refuses too much, and what is no list', () => {
    const { characters, authors } = pasteLimits;
    const many = Array.from({ length: authors + 1 }, (_, index) => `Person Number${index}x`);
    expect(read(many.slice(1).join('\n'))).toHaveLength(authors);
    expect(read(many.join('\n'))).toBe(
      'The pasted text changed nothing: it has 101 authors. Paste at most 100 at once.',
    );
    expect(read('A'.repeat(characters + 1))).toBe(
      'The pasted text changed nothing: it has more than 20,000 characters.',
    );
    expect(read(`${'We measured a queue. '.repeat(8)}\nAnd another.`)).toBe(
      'The pasted text changed nothing: it does not look like a list of names.',
    );
  });

  it('drops control characters and marks that turn the direction', () => {
    expect(read('Ada\u0000 Lovelace\u202E, <b>Ben</b> Stone and Cleo')).toEqual([
      'Ada Lovelace',
      '<b>Ben</b> Stone',
      'Cleo',
    ]);
  });

  it.each([
    ['quotation marks', '"\t'],
    ['at signs', 'a@'],
    ['blanks', ' '],
    ['commas', 'a,'],
    ['brackets', '('],
    ['digits', '1'],
    ['and', 'a and '],
  ])('does not hang on many %s', (_name, piece) => {
    const text = piece.repeat(pasteLimits.characters / piece.length);
    expect(['text', 'refused', 'authors']).toContain(readPastedAuthors(text).kind);
  });

  it('keeps every part of an author', () => {
    const author = anAuthor();
    const { fullName, affiliation, email } = author;
    expect(readPastedAuthors(`${fullName}\t${affiliation}\t${email}`)).toEqual({
      kind: 'authors',
      authors: [author],
    });
  });
});
