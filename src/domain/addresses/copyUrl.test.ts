import { expect, test } from 'vitest';
import { copyUrl, readCopySource } from './copyUrl';
import { readAddMode, readSharingKey } from './routeQueries';

const base = 'https://lab.example.edu/dashboard/';
const id = '83ccaf9e-29ac-49de-8882-bf5aeff43859';

test('gives and takes the artifact that the Add screen copies, with its key', () => {
  const { href, searchParams } = new URL(copyUrl(base, id, { sharingKey: 'a&b' }));
  expect(href.startsWith(`${base}artifacts/add?`)).toBe(true);
  expect(readCopySource(searchParams)).toBe(id);
  expect(readSharingKey(searchParams)).toBe('a&b');
  expect(readAddMode(searchParams)).toBe('manual');
  expect(copyUrl('/', id)).toBe(`/artifacts/add?source=${id}&mode=manual`);
});

test('takes nothing but an id', () => {
  expect(readCopySource('?source=../about')).toBeUndefined();
  expect(readCopySource('')).toBeUndefined();
});
