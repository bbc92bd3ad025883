/** Returns an object with the same keys and new values. */
export function mapValues<Key extends string, Value, Result>(
  values: Record<Key, Value>,
  change: (value: Value, key: NoInfer<Key>) => Result,
): Record<Key, Result> {
  const entries = Object.entries(values) as [Key, Value][];
  return Object.fromEntries(entries.map(([key, value]) => [key, change(value, key)])) as Record<
    Key,
    Result
  >;
}
