/** The stored form: a database of another one is emptied, or, if it is newer, left alone. */
const storedForm = 1;
const storeName = 'parts';

/** A database of one store. Calls reject with what the browser says, as it does where storage is blocked or full. */
export interface CatalogueDatabase {
  get: (key: string | number) => Promise<unknown>;
  put: (key: string | number, value: unknown) => Promise<void>;
  remove: (keys: IDBKeyRange | string) => Promise<void>;
}

/** Opens a database for as long as `work` takes, or until somebody deletes it. */
export async function withDatabase(
  name: string,
  work: (database: CatalogueDatabase) => Promise<void>,
): Promise<void> {
  const opening = indexedDB.open(name, storedForm);
  opening.onupgradeneeded = () => {
    const { result } = opening;
    for (const old of result.objectStoreNames) result.deleteObjectStore(old);
    result.createObjectStore(storeName);
  };
  const database = await answerOf(opening);
  database.onversionchange = () => database.close();
  try {
    await work(operationsOf(database));
  } finally {
    database.close();
  }
}

function operationsOf(database: IDBDatabase): CatalogueDatabase {
  const write = (change: (store: IDBObjectStore) => IDBRequest): Promise<void> => {
    const transaction = database.transaction(storeName, 'readwrite');
    change(transaction.objectStore(storeName));
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('Nothing was written.'));
    });
  };
  return {
    get: (key) => answerOf(database.transaction(storeName).objectStore(storeName).get(key)),
    put: (key, value) => write((store) => store.put(value, key)),
    remove: (keys) => write((store) => store.delete(keys)),
  };
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database gave no reason.'));
  });
}
