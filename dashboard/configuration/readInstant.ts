const day = /^\d{4}-\d\d-\d\d$/;
const dayAndTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?$/;

/**
 * The moment at which an ISO date is over, in milliseconds since 1970. A date without a time is
 * over at the end of that day; without an offset, the time zone of the device applies. `undefined`
 * if the text is not a date.
 */
export function readInstant(text: string): number | undefined {
  const isDay = day.test(text);
  if (!isDay && !dayAndTime.test(text)) return undefined;
  // JavaScript parses 31 February as 3 March.
  const utcDay = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(utcDay.getTime()) || utcDay.toISOString().slice(0, 10) !== text.slice(0, 10)) {
    return undefined;
  }
  const instant = new Date(isDay ? `${text}T00:00:00` : text);
  if (isDay) instant.setDate(instant.getDate() + 1);
  return Number.isNaN(instant.getTime()) ? undefined : instant.getTime();
}
