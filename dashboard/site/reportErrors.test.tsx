import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportErrors } from './reportErrors';

const address = 'https://errors.example.org/trovi';
const beacon = vi.fn<(address: string, body: string) => boolean>();
let stop: () => void;

beforeEach(() => {
  beacon.mockReset().mockReturnValue(true);
  vi.stubGlobal('navigator', { userAgent: 'Browser', sendBeacon: beacon });
  window.history.replaceState(null, '', '/dashboard/artifacts?q=tcp');
  stop = reportErrors(address);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const fail = (error: unknown) =>
  window.dispatchEvent(new ErrorEvent('error', { error, message: String(error) }));
function reject(reason: unknown) {
  const event = Object.assign(new Event('unhandledrejection'), { reason });
  window.dispatchEvent(event);
}
const reports = () =>
  beacon.mock.calls.map(([, body]) => JSON.parse(body) as Record<string, string>);

describe('reportErrors', () => {
  it('sends unhandled errors and rejections as JSON', () => {
    fail(new TypeError('x is not a function'));
    reject(new Error('no'));
    reject('a text');
    expect(beacon.mock.calls.every(([to]) => to === address)).toBe(true);
    expect(reports()).toMatchObject([
      { kind: 'error', name: 'TypeError', message: 'x is not a function', browser: 'Browser' },
      { kind: 'rejection', name: 'Error', message: 'no', page: '/dashboard/artifacts' },
      { kind: 'rejection', message: 'a text' },
    ]);
    expect(reports()[0]?.stack).toContain('reportErrors.test.tsx');
    expect(reports()[0]?.time).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it('says the place of an error of which the browser says no more', () => {
    window.dispatchEvent(
      new ErrorEvent('error', {
        message: 'Script error.',
        filename: 'https://x.org/a.js?v=1',
        lineno: 3,
        colno: 7,
      }),
    );
    expect(reports()).toMatchObject([{ message: 'Script error.' }]);
    expect(JSON.stringify(reports())).not.toContain('v=1');
  });

  it('holds no token, no sharing key and no query', () => {
    window.history.replaceState(
      null,
      '',
      '/dashboard/artifacts/1?sharing_key=s3cr3t-key#code=c0de1234',
    );
    const token = `eyJhbGciOiJIUzI1NiJ9.${'a'.repeat(60)}.${'b'.repeat(30)}`;
    const error = new Error(
      `GET https://me:pass@api.example.org/artifacts/?access_token=${token}&q=tcp failed: Bearer opaque1 {"sharing_key":"other-k"} s3cr3t-key c0de1234 ${'f'.repeat(64)} ${token}`,
    );
    error.stack = `${error.message}\n    at f (https://x.org/dashboard/assets/main-1a2b.js?t=${token}:1:234)`;
    fail(error);
    const text = JSON.stringify(reports());
    for (const secret of [
      's3cr3t',
      'c0de1234',
      'eyJ',
      'aaaa',
      'bbbb',
      'ffff',
      'opaque1',
      'other-k',
      'me:pass',
      'q=tcp',
      '?',
    ]) {
      expect(text).not.toContain(secret);
    }
    expect(text).toContain('https://api.example.org/artifacts/ failed');
    expect(text).toContain('assets/main-1a2b.js');
  });

  it('sends five in a minute at most', () => {
    vi.useFakeTimers();
    for (let index = 0; index < 50; index++) fail(new Error(`no ${index}`));
    expect(beacon).toHaveBeenCalledTimes(5);
    vi.advanceTimersByTime(59_000);
    fail(new Error('again'));
    expect(beacon).toHaveBeenCalledTimes(5);
    vi.advanceTimersByTime(2_000);
    fail(new Error('later'));
    expect(reports().at(-1)?.message).toBe('later');
    expect(beacon).toHaveBeenCalledTimes(6);
  });

  it('never reports itself', () => {
    beacon.mockImplementation(() => {
      fail(new Error('in the report'));
      throw new Error('no beacon');
    });
    fail(new Error('first'));
    expect(beacon.mock.calls.length).toBeLessThanOrEqual(5);
    const hostile = {
      toString() {
        throw new Error('hostile');
      },
    };
    expect(() => reject(hostile)).not.toThrow();
    vi.stubGlobal('navigator', {});
    expect(() => fail(new Error('no such function'))).not.toThrow();
  });

  it('cuts long texts', () => {
    fail(new Error('word '.repeat(100_000)));
    expect(beacon.mock.calls[0]?.[1].length).toBeLessThan(20_000);
  });
});
