import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isOrganisation } from './organisation';
import { personName } from './personName';

/** The lines of a list in `tests/names`. */
const namesIn = (file: string) =>
  readFileSync(`tests/names/${file}`, 'utf8').split('\n').filter(Boolean);

test('at most 10 of 500 people are not read as a person', () => {
  const people = namesIn('people.txt');
  expect(people).toHaveLength(500);
  expect(people.filter((name) => !personName(name)).length).toBeLessThanOrEqual(10);
  expect(people.filter(isOrganisation).length).toBeLessThanOrEqual(5);
});

test('at most 10 of 500 organisations are read as a person', () => {
  const organisations = namesIn('organisations.txt');
  expect(organisations).toHaveLength(500);
  expect(organisations.filter((name) => personName(name)).length).toBeLessThanOrEqual(10);
});

test('at most 15 of 500 companies and offices of all countries are read as a person', () => {
  const companies = namesIn('companies.txt');
  expect(companies).toHaveLength(500);
  expect(companies.filter((name) => personName(name)).length).toBeLessThanOrEqual(15);
});
