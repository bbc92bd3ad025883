import { afterEach, describe, expect, it, vi } from 'vitest';
import { configure, type PageConfiguration } from './configure';
import { configuredPage, onConfigured } from './configuredPage';

describe('configure', () => {
  afterEach(() => configure({ apiUrl: undefined, productName: undefined }));

  it('adds to what was configured before, and takes back what is undefined', () => {
    configure({ apiUrl: 'https://api.example.org/' });
    configure({ productName: 'Lab' });
    expect(configuredPage().settings).toEqual({
      apiUrl: 'https://api.example.org',
      productName: 'Lab',
    });
    configure({ apiUrl: undefined });
    expect(configuredPage().settings).toEqual({ productName: 'Lab' });
  });

  it('tells those who listen', () => {
    const listener = vi.fn();
    const stop = onConfigured(listener);
    configure({ productName: 'Lab' });
    stop();
    configure({ productName: 'Other' });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('keeps the function that gives tokens until it is taken back', () => {
    const getToken = async () => null;
    configure({ getToken });
    configure({ productName: 'Lab' });
    expect(configuredPage().getToken).toBe(getToken);
    configure({ getToken: undefined });
    expect(configuredPage().getToken).toBeUndefined();
  });

  it('throws for what is wrong or unknown, and changes nothing then', () => {
    configure({ productName: 'Lab' });
    const wrong = { productName: 'Other', apiUrl: 'nowhere', portal: 1, getToken: 'x' };
    expect(() => configure(wrong as unknown as PageConfiguration)).toThrow(
      /"apiUrl" must be.*Unknown key "portal".*"getToken" must be a function/,
    );
    expect(configuredPage().settings).toEqual({ productName: 'Lab' });
  });
});
