import { afterEach, describe, expect, it, vi } from 'vitest';

import { baseUrl } from './baseUrl';

describe('baseUrl', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    ['https://trovi.example.org', 'https://trovi.example.org/'],
    ['https://trovi.example.org/', 'https://trovi.example.org/'],
    [' http://localhost:4000/api// ', 'http://localhost:4000/api/'],
  ])('reads %s', (address, base) => {
    expect(baseUrl(address).href).toBe(base);
  });

  it('counts a relative address from the page', () => {
    vi.stubGlobal('document', { baseURI: 'https://lab.example.org/dashboard/' });
    expect(baseUrl('/api').href).toBe('https://lab.example.org/api/');
    expect(baseUrl('/').href).toBe('https://lab.example.org/');
  });

  it.each(['trovi example', '/api', '', ' ', 'localhost:4000', 'javascript:alert(1)'])(
    'refuses %j',
    (address) => {
      expect(() => baseUrl(address)).toThrow(new TypeError(`"${address}" is not a web address.`));
    },
  );

  it('refuses an empty address on a page too', () => {
    vi.stubGlobal('document', { baseURI: 'https://lab.example.org/dashboard/' });
    expect(() => baseUrl(' ')).toThrow(TypeError);
  });
});
