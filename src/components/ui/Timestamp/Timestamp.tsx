import { formatDay, formatExactTime } from '../../../domain/artifact/timestamps';

export interface TimestampProps {
  /** Milliseconds since 1970 in UTC. Without a valid instant, nothing is shown. */
  instant?: number;
  /** Class of the `time` element. */
  className?: string;
}

/** Shows a day, with the exact time as its title. */
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
