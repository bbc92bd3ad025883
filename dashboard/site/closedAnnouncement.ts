/** Name in local storage of the text that the user closed last. */
const name = 'trovi.announcement';

/** Whether the user has closed an announcement with this text on this device. */
export function isClosed(text: string): boolean {
  try {
    return localStorage.getItem(name) === text;
  } catch {
    return false;
  }
}

/** If the browser stores nothing, the announcement reappears with the next page. */
export function rememberClosed(text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // Storage is blocked or full.
  }
}
