/**
 * Stores drafts. `localStorage` implements it. Any method may throw, as browsers do when storage is
 * blocked or full.
 */
export interface DraftStorage {
  readonly length: number;
  key: (index: number) => string | null;
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
}
