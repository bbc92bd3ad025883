import { eq } from 'drizzle-orm';

import type { Database } from './connection';
import { secrets } from './tables/signOnSchema';

/** Returns a secret of this data folder, which is any JSON value. Creates it on first use. */
export async function storedSecret<Value>(
  { queries, write }: Database,
  name: string,
  make: () => Promise<Value> | Value,
): Promise<Value> {
  const [found] = await queries.select().from(secrets).where(eq(secrets.name, name));
  if (found) return JSON.parse(found.value) as Value;
  const value = await make();
  await write((transaction) =>
    transaction.insert(secrets).values({ name, value: JSON.stringify(value) }),
  );
  return value;
}
