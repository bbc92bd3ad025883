import { describe, expect, it } from 'vitest';
import {
  aboutUrl,
  addArtifactUrl,
  artifactUrl,
  catalogueUrl,
  editUrl,
  loginUrl,
  needsLogin,
  pathWithin,
  readArtifactPath,
  routeOf,
  routes,
  screenPath,
  tidyPath,
} from './routes';

const base = 'https://lab.example.edu/dashboard/';

describe('links', () => {
  it('lead below the base', () => {
    expect(aboutUrl(base)).toBe(`${base}about`);
    expect(addArtifactUrl(base)).toBe(`${base}artifacts/add`);
    expect(editUrl(base, 'abc')).toBe(`${base}artifacts/abc/edit`);
    expect(catalogueUrl(base)).toBe(`${base}artifacts`);
    expect(catalogueUrl('/', '?q=a')).toBe('/artifacts?q=a');
  });

  it('name the version and carry the sharing key', () => {
    expect(artifactUrl(base, 'abc')).toBe(`${base}artifacts/abc`);
    expect(artifactUrl(base, 'abc', { version: '2026-03-02.1', sharingKey: 'a+b/=' })).toBe(
      `${base}artifacts/abc/versions/2026-03-02.1?sharing_key=a%2Bb%2F%3D`,
    );
    expect(artifactUrl(base, 'abc', { version: '', sharingKey: '' })).toBe(`${base}artifacts/abc`);
  });

  it('take any text as id, slug and path to return to', () => {
    expect(artifactUrl(base, '../x?y', { version: '$1 #c' })).toBe(
      `${base}artifacts/..%2Fx%3Fy/versions/%241%20%23c`,
    );
    expect(() => editUrl(base, '\uD83D')).not.toThrow();
    expect(loginUrl(base, '/artifacts?q=a&b')).toBe(`${base}login?back=%2Fartifacts%3Fq%3Da%26b`);
  });
});

describe('routeOf', () => {
  it.each([
    ['/', 'home'],
    ['', 'notFound'],
    ['/artifacts', 'catalogue'],
    ['/artifacts?q=/login', 'catalogue'],
    ['/Artifacts/', 'catalogue'],
    ['/artifacts/add#x', 'add'],
    ['/artifacts/abc', 'artifact'],
    ['/artifacts/edit', 'artifact'],
    ['/artifacts/abc/edit', 'edit'],
    ['/artifacts/abc/versions/2026-03-02', 'version'],
    ['/artifacts/abc/versions', 'notFound'],
    ['/about', 'about'],
    ['/login?back=%2F', 'login'],
    ['/about/us', 'notFound'],
    ['/*', 'notFound'],
    ['/a\nb', 'notFound'],
  ])('reads %j as %s', (path, name) => {
    expect(routeOf(path)).toBe(name);
  });

  it.each(Object.entries(routes))('finds the screen %s by its own pattern', (name, { path }) => {
    expect(routeOf(path)).toBe(name);
  });
});

describe('needsLogin', () => {
  it.each(['/artifacts/add', '/artifacts/add?mode=import', '/artifacts/some-id/edit#roles'])(
    'holds for %s',
    (path) => expect(needsLogin(path)).toBe(true),
  );
  it.each(['/', '/artifacts', '/artifacts/some-id', '/about?to=/artifacts/add', '/artifacts/edit'])(
    'does not hold for %s',
    (path) => expect(needsLogin(path)).toBe(false),
  );
});

describe('readArtifactPath', () => {
  it.each([
    ['/artifacts/abc', { id: 'abc' }],
    ['/Artifacts/a%20c/?q=x', { id: 'a c' }],
    ['/artifacts/abc/versions/2026-03-02.1', { id: 'abc', version: '2026-03-02.1' }],
    ['/artifacts/%zz', { id: '%zz' }],
    ['/artifacts/add', undefined],
    ['/artifacts/abc/edit', undefined],
    ['/artifacts', undefined],
  ])('of %s is %j', (path, named) => {
    expect(readArtifactPath(path)).toEqual(named);
  });
});

describe('screenPath', () => {
  it.each([
    ['/artifacts/abc/versions/2026-03-02', '/artifacts/abc'],
    ['/artifacts/$1/versions/x', '/artifacts/$1'],
    ['/artifacts/abc', '/artifacts/abc'],
    ['/artifacts/abc/versions', '/artifacts/abc/versions'],
    ['/artifacts/abc/edit', '/artifacts/abc/edit'],
    ['/', '/'],
  ])('of %s is %s', (path, screen) => {
    expect(screenPath(path)).toBe(screen);
  });
});

describe('pathWithin', () => {
  it.each([
    [base, '/'],
    [`${base}artifacts//abc/?x=//#y/`, '/artifacts/abc?x=//#y/'],
    ['https://lab.example.edu/other', undefined],
    ['mailto:a@b.c', undefined],
  ])('of %s is %s', (address, path) => {
    expect(pathWithin(base, address)).toBe(path);
  });
});

describe('tidyPath', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/artifacts', '/artifacts'],
    ['/artifacts/', '/artifacts'],
    ['//artifacts//', '/artifacts'],
    ['/artifacts//abc///versions/2026-03-02/', '/artifacts/abc/versions/2026-03-02'],
    ['/dashboard/', '/dashboard'],
  ])('makes %s to %s', (path, tidy) => {
    expect(tidyPath(path)).toBe(tidy);
  });
});
