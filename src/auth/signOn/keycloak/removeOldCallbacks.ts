const prefix = 'kc-callback-';

/**
 * Removes what keycloak-js keeps for logins that were begun more than an hour ago. It does so
 * itself only at the next login. Never throws.
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
