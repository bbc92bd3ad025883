import '../../tests/render/dashboardBase';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { basePath, dashboardBase, tidyAddress } from './base';

describe('dashboardBase', () => {
  it('is the base address of the page, with a final slash', () => {
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

  it.each(['/dashboard/', '/dashboard/artifacts?q=a//b'])('does not change %s', (address) => {
    window.history.replaceState(null, '', address);
    const replace = vi.spyOn(window.history, 'replaceState');
    tidyAddress();
    expect(replace).not.toHaveBeenCalled();
    replace.mockRestore();
  });
});
