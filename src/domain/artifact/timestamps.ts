const pattern =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?:(:\d\d)(?:[.,](\d{1,12}))?)?(?:UTC|Z|([+-])(\d\d):?(\d\d))?$/i;

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
 * Reads the catalogue's timestamps, `2026-11-20T23:27UTC` (contract/api 1.4); `Z`, an offset,
 * seconds and fractions of them are taken too, and a missing zone means UTC. Gives milliseconds
 * since 1970, or nothing for whatever is no instant.
 */
export function parseTimestamp(text: unknown): number | undefined {
  if (typeof text !== 'string' || text.length > 64) return undefined;
  const match = pattern.exec(text.trim().toUpperCase());
  if (!match) return undefined;
  const [, minute, second = ':00', fraction = 0, sign, hours = 0, minutes = 0] = match;
  const instant = Date.parse(`${minute}${second}Z`);
  // A day or an hour that there is not is no instant, or one of the next month or day.
  const isReal =
    !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(minute + second);
  if (!isReal || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return instant + Math.floor(Number(`0.${fraction}`) * 1000) - (sign === '-' ? -offset : offset);
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

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
