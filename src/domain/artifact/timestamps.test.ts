import { describe, expect, it } from 'vitest';
import { formatDay, formatExactTime, monthAndYear, parseTimestamp } from './timestamps';

describe('parseTimestamp', () => {
  it.each([
    ['2026-11-20T23:27UTC', '2026-11-20T23:27:00.000Z'],
    ['2026-11-20T23:27Z', '2026-11-20T23:27:00.000Z'],
    ['2026-11-20T23:27:05Z', '2026-11-20T23:27:05.000Z'],
    ['2026-11-20T23:27:05.123456UTC', '2026-11-20T23:27:05.123Z'],
    ['2026-11-20T23:27:05,5Z', '2026-11-20T23:27:05.500Z'],
    ['2026-11-20T23:27:05.29Z', '2026-11-20T23:27:05.290Z'],
    ['2026-11-20T23:27+01:00', '2026-11-20T22:27:00.000Z'],
    ['2026-11-20T23:27-0530', '2026-11-21T04:57:00.000Z'],
    ['2026-11-20T23:27', '2026-11-20T23:27:00.000Z'],
    [' 2024-02-29T00:00utc ', '2024-02-29T00:00:00.000Z'],
    ['0099-01-01T00:00UTC', '0099-01-01T00:00:00.000Z'],
  ])('reads %s', (text, iso) => {
    expect(parseTimestamp(text)).toBe(Date.parse(iso));
  });

  it.each([
    '2026-13-01T00:00UTC',
    '2026-00-01T00:00UTC',
    '2026-02-29T00:00UTC',
    '2026-04-31T00:00UTC',
    '2026-04-00T00:00UTC',
    '2026-04-01T24:00UTC',
    '2026-04-01T10:60UTC',
    '2026-04-01T10:00:60UTC',
    '2026-04-01T10:00.5Z',
    '2026-04-01T10:00+25:00',
    '2026-04-01T10:00+01:60',
    '2026-04-01',
    '2026-04-01T10:00 UTC tomorrow',
    '2026-11-20T23:27CET',
    'yesterday',
    '',
    '9'.repeat(1_000_000),
    null,
    undefined,
    1772726520000,
    {},
    ['2026-11-20T23:27UTC'],
  ])('takes %j for no instant', (value) => {
    expect(parseTimestamp(value)).toBeUndefined();
  });
});

describe('words for instants', () => {
  const instant = Date.UTC(2026, 2, 3, 16, 2);

  it('says the day in UTC', () => {
    expect(formatDay(instant)).toBe('3 March 2026');
    expect(formatDay(Date.UTC(2025, 11, 31, 23, 59))).toBe('31 December 2025');
  });

  it('says the exact time in UTC, with two digits each', () => {
    expect(formatExactTime(instant)).toBe('3 March 2026, 16:02 UTC');
    expect(formatExactTime(Date.UTC(2026, 0, 12, 9, 5))).toBe('12 January 2026, 09:05 UTC');
  });

  it('counts months from 1', () => {
    expect(monthAndYear(Date.UTC(2025, 10, 30, 23, 59))).toEqual({ month: 11, year: 2025 });
    expect(monthAndYear(0)).toEqual({ month: 1, year: 1970 });
  });

  it.each([NaN, Infinity, -Infinity, 8.64e15 + 1, -1e300])('has no words for %d', (number) => {
    expect(formatDay(number)).toBe('');
    expect(formatExactTime(number)).toBe('');
    expect(monthAndYear(number)).toBeUndefined();
  });
});
