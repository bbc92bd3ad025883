const pattern =
  /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,12}))?)?(UTC|Z|[+-]\d{2}:?\d{2})?$/i;

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** A month of a year, as citations name it. */
export interface MonthAndYear {
  /** 1 for January to 12 for December. */
  month: number;
  year: number;
}

/**
 * Reads the catalogue's timestamps, `2026-11-20T23:27UTC` (contract 1.4); `Z`, an offset, seconds and fractions of them
 * are taken too, and a missing zone means UTC. Gives milliseconds since 1970, or nothing for whatever is no instant.
 */
export function parseTimestamp(text: unknown): number | undefined {
  if (typeof text !== 'string' || text.length > 64) return undefined;
  const match = pattern.exec(text.trim());
  if (!match) return undefined;
  const [year, month, day, hour, minute, second] = match
    .slice(1, 7)
    .map((digits) => Number(digits ?? 0)) as [number, number, number, number, number, number];
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return undefined;
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  const offset = offsetOf(match[8]);
  if (offset === undefined) return undefined;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second, Math.floor(Number(`0.${match[7] ?? 0}`) * 1000));
  return date.getTime() - offset;
}

/** The day as people say it, in UTC: `3 March 2026`; `''` for a number that is no instant. */
export function formatDay(instant: number): string {
  const date = readInstant(instant);
  if (!date) return '';
  return `${date.getUTCDate()} ${monthName(date.getUTCMonth() + 1)} ${date.getUTCFullYear()}`;
}

/** Day and time in UTC: `3 March 2026, 16:02 UTC`; `''` for a number that is no instant. */
export function formatExactTime(instant: number): string {
  const date = readInstant(instant);
  if (!date) return '';
  return `${formatDay(instant)}, ${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())} UTC`;
}

/** Month and year in UTC; nothing for a number that is no instant. */
export function monthAndYear(instant: number): MonthAndYear | undefined {
  const date = readInstant(instant);
  return date && { month: date.getUTCMonth() + 1, year: date.getUTCFullYear() };
}

/** The English name of a month, 1 to 12; `''` for any other number. */
export function monthName(month: number): string {
  return monthNames[month - 1] ?? '';
}

/** A Date that is never invalid: numbers beyond what a Date can hold give none. */
function readInstant(instant: number): Date | undefined {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function daysIn(year: number, month: number): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month, 0);
  return date.getUTCDate();
}

/** Milliseconds that a zone is ahead of UTC; nothing for an impossible offset. */
function offsetOf(zone: string | undefined): number | undefined {
  if (!zone || /^(utc|z)$/i.test(zone)) return 0;
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(-2));
  if (hours > 23 || minutes > 59) return undefined;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
