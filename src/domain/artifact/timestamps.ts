const pattern =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?:(:\d\d)(?:[.,](\d{1,12}))?)?(?:UTC|Z|([+-])(\d\d):?(\d\d))?$/i;

const monthNames: readonly string[] =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** A month of a year, for citations. */
export interface MonthAndYear {
  /** 1 for January to 12 for December. */
  month: number;
  year: number;
}

/**
 * Reads one of the catalogue's timestamps, `2026-11-20T23:27UTC` (contract/api 1.4), as
 * milliseconds since 1970. Also accepts `Z`, an offset, seconds and fractions of a second. Without
 * a zone, the time is UTC. `undefined` for any other value.
 */
export function parseTimestamp(text: unknown): number | undefined {
  if (typeof text !== 'string' || text.length > 64) return undefined;
  const match = pattern.exec(text.trim().toUpperCase());
  if (!match) return undefined;
  const [, minute, second = ':00', fraction = 0, sign, hours = 0, minutes = 0] = match;
  const instant = Date.parse(`${minute}${second}Z`);
  // JavaScript reads 31 February as 3 March. Such dates are invalid here.
  const isReal =
    !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(minute + second);
  if (!isReal || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return instant + Math.floor(Number(`0.${fraction}`) * 1000) - (sign === '-' ? -offset : offset);
}

/** The day in UTC: `3 March 2026`. `''` for an invalid time. */
export function formatDay(instant: number): string {
  const date = readInstant(instant);
  if (!date) return '';
  return `${date.getUTCDate()} ${monthName(date.getUTCMonth() + 1)} ${date.getUTCFullYear()}`;
}

/** The day in the time zone of this device: `3 March 2026`. `''` for an invalid time. */
export function formatLocalDay(instant: number): string {
  const minutes = readInstant(instant)?.getTimezoneOffset() ?? 0;
  return formatDay(instant - minutes * 60_000);
}

/** Day and time in UTC: `3 March 2026, 16:02 UTC`. `''` for an invalid time. */
export function formatExactTime(instant: number): string {
  const date = readInstant(instant);
  if (!date) return '';
  return `${formatDay(instant)}, ${date.toISOString().slice(-13, -8)} UTC`;
}

/** Month and year in UTC. `undefined` for an invalid time. */
export function monthAndYear(instant: number): MonthAndYear | undefined {
  const date = readInstant(instant);
  return date && { month: date.getUTCMonth() + 1, year: date.getUTCFullYear() };
}

/** The English name of a month from 1 to 12. `''` for any other number. */
export function monthName(month: number): string {
  return monthNames[month - 1] ?? '';
}

/** A valid Date, or `undefined` for a number that is out of range. */
function readInstant(instant: number): Date | undefined {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
