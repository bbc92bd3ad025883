import { expect, test } from 'vitest';
import { parseYaml } from '../../../../dashboard/metadata/parseYaml';
import { readMetadata } from '../readMetadata';

const read = (text: string) => readMetadata(text, { parseYaml, fileName: 'CITATION.cff' });

const preferred = `preferred-citation:
  type: article
  title: Tails
  authors:
    - family-names: Doe
      given-names: Jane
  doi: 10.1000/tails
`;

test('a file with only a preferred citation describes that', async () => {
  const text = `cff-version: 1.2.0\nrepository-code: https://github.com/a/b\n${preferred}`;
  expect(await read(text)).toMatchObject({
    title: 'Tails',
    authors: [{ fullName: 'Jane Doe' }],
    doi: '10.1000/tails',
    repository: 'https://github.com/a/b',
    unused: [],
  });
});

test('the authors of another title are not taken', async () => {
  expect(await read(`cff-version: 1.2.0\ntitle: Tool\n${preferred}`)).toMatchObject({
    title: 'Tool',
    authors: [],
    doi: '',
    unused: ['preferred citation'],
  });
});

test('authors as texts, and a repository that is an archive', async () => {
  const text = `cff-version: 1.2.0
title: Tool
authors: [Jane Doe, "Roe, John"]
repository: https://zenodo.org/records/1
`;
  const work = await read(text);
  expect(work.authors.map(({ fullName }) => fullName)).toEqual(['Jane Doe', 'John Roe']);
  expect(work).toMatchObject({ repository: '', unused: ['links'] });
});

test('what the form has no field for', async () => {
  const text = `cff-version: 1.2.0
message: Cite it.
title: Tool
version: 1.0.0
license: MIT
date-released: 2024-02-29
authors:
  - family-names: Doe
    given-names: Jane
    orcid: https://orcid.org/0000-0002-1825-0097
`;
  expect((await read(text)).unused).toEqual(['ORCID', 'licence', 'version', 'date']);
});

test.each([
  ['title: Tool: a tool', 'Line 2: A value cannot contain “: ”. Put the whole value in quotes.'],
  ['title: @tool', 'Line 2: A value cannot begin with “@”'],
  ['title: *tool', 'Put a value that begins with “*” in quotes.'],
  ['title: "The "best" tool"', 'Line 2: There is text after a closing quote or bracket.'],
  ['title: "Tool', 'Line 2: A quote is not closed.'],
  ['title Tool', 'Line 2: A line such as “title: Traces” is expected'],
  ['keywords: [a, b\ntitle: x', 'Line 3: A bracket above is not closed.'],
  ['authors:\n\t- name: x', 'Line 3: Tabs are not allowed as indentation. Use spaces.'],
  ['authors: - name: x', 'Line 2: A list begins on the line below its name.'],
  ['authors:\n  - name: x\n   alias: y', 'Line 4: This line is not indented like'],
  ['title: "C:\\path"', 'Line 2: A backslash in double quotes starts an escape.'],
])('says what to do about %j', async (line, said) => {
  await expect(read(`cff-version: 1.2.0\n${line}`)).rejects.toThrow(said);
});
