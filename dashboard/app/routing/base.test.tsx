import '../../../tests/render/dashboardBase';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { basePath, dashboardBase, pathToComeBackTo, tidyAddress, tidyPath } from './base';

describe('dashboardBase', () => {
  it('is the address that the page names, with a final slash', () => {
    expect(dashboardBase).toBe('http://localhost:3000/dashboard/');
    expect(basePath).toBe('/dashboard');
  });

  it.each([
    ['/', 'http://localhost:3000/', ''],
    ['/deep/er/', 'http://localhost:3000/deep/er/', '/deep/er'],
    ['https://lab.example.edu/trovi/index.html', 'https://lab.example.edu/trovi/', '/trovi'],
  ])('of <base href="%s"> is %s, for the router "%s"', async (href, base, path) => {
    const element = document.querySelector('base') as HTMLBaseElement;
    const before = element.getAttribute('href') ?? '';
    element.setAttribute('href', href);
    vi.resetModules();
    const fresh = await import('./base');
    element.setAttribute('href', before);
    expect(fresh.dashboardBase).toBe(base);
    expect(fresh.basePath).toBe(path);
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

describe('pathToComeBackTo', () => {
  it.each([
    ['', '/'],
    ['/', '/'],
    ['/artifacts?q=a//b#c//d', '/artifacts?q=a//b#c//d'],
    ['//artifacts//add/', '/artifacts/add'],
    ['artifacts/1/versions/2026-03-02.1', '/artifacts/1/versions/2026-03-02.1'],
    ['/artifacts/../about', '/artifacts/../about'],
    ['?owned=1', '/?owned=1'],
  ])('takes %j for %j', (back, path) => {
    expect(pathToComeBackTo(back)).toBe(path);
  });

  it.each([
    'https://hostile.example.org/',
    'javascript:alert(1)',
    '/../../hostile',
    '/..//hostile.example.org/',
    '//hostile.example.org/',
    '/\\\\hostile.example.org',
    'https://',
  ])('leads home where %j leads elsewhere', (back) => {
    const path = pathToComeBackTo(back);
    expect(new URL(path.slice(1), dashboardBase).href.startsWith(dashboardBase)).toBe(true);
    expect(path).not.toContain('hostile');
  });
});

describe('tidyAddress', () => {
  beforeEach(() => window.history.replaceState(null, '', '/'));

  it.each([
    ['/dashboard', '/dashboard/'],
    ['/dashboard//', '/dashboard/'],
    ['/dashboard/artifacts/', '/dashboard/artifacts'],
    [
      '/dashboard//artifacts//abc/?sharing_key=a//b#top',
      '/dashboard/artifacts/abc?sharing_key=a//b#top',
    ],
  ])('turns %s into %s', (address, tidy) => {
    window.history.replaceState({ key: 'kept' }, '', address);
    const entries = window.history.length;
    tidyAddress();
    expect(window.location.href).toBe(`http://localhost:3000${tidy}`);
    expect(window.history.state).toEqual({ key: 'kept' });
    expect(window.history.length).toBe(entries);
  });

  it.each(['/dashboard/', '/dashboard/artifacts?q=a//b'])('leaves %s alone', (address) => {
    window.history.replaceState(null, '', address);
    const replace = vi.spyOn(window.history, 'replaceState');
    tidyAddress();
    expect(replace).not.toHaveBeenCalled();
    replace.mockRestore();
  });
});
