import { createStore, type UseStore } from 'idb-keyval';

/**
 * Opens the database with this name while `work` runs. It closes early when somebody deletes it: an
 * open database cannot be deleted. Rejects where the browser blocks storage, or storage is full.
 */
export async function withDatabase(
  name: string,
  work: (parts: UseStore) => Promise<void>,
): Promise<void> {
  const parts = createStore(name, 'parts');
  const { db } = await parts('readonly', ({ transaction }) => transaction);
  db.onversionchange = () => db.close();
  try {
    await work(parts);
  } finally {
    db.close();
  }
}
