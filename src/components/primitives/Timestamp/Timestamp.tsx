import { formatDay, formatExactTime } from '../../../domain/artifact/timestamps';

export interface TimestampProps {
  /** Milliseconds since 1970 in UTC; for none, and for a number that is no instant, nothing is shown. */
  instant?: number;
  className?: string;
}

/** A day as people say it, with the exact time as title. */
export function Timestamp({ instant = NaN, className }: TimestampProps) {
  const day = formatDay(instant);
  if (!day) return null;
  return (
    <time
      className={className}
      dir="auto"
      dateTime={new Date(instant).toISOString()}
      title={formatExactTime(instant)}
    >
      {day}
    </time>
  );
}
