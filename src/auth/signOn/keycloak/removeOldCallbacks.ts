const prefix = 'kc-callback-';

/**
 * Removes the data that keycloak-js keeps for logins started more than an hour ago. keycloak-js
 * removes it only at the next login. Never throws.
 */
export function removeOldCallbacks(getStorage: () => object): void {
  try {
    const storage = getStorage() as Storage;
    for (const key of Object.keys(storage)) {
      if (key.startsWith(prefix) && isOver(storage.getItem(key))) storage.removeItem(key);
    }
  } catch {
    // The browser forbids storage.
  }
}

function isOver(text: string | null): boolean {
  try {
    const { expires } = JSON.parse(text ?? '') as { expires?: unknown };
    return typeof expires !== 'number' || expires < Date.now();
  } catch {
    return true;
  }
}
