import { dashboardBase } from './routing/base';

/** Milliseconds between two checks. */
const pause = 1000;

/**
 * Reloads the page when `npm run dev` has rebuilt it: `index.html` names all scripts and styles by
 * hash, so it changes with them. Only development builds contain this.
 */
export function reloadAfterBuild(): void {
  let shown: string | undefined;
  const check = async () => {
    const page = await readPage();
    if (page && shown && page !== shown) return location.reload();
    shown ??= page;
    setTimeout(() => void check(), pause);
  };
  void check();
}

/** The page's HTML, or `undefined` while the server restarts or the build runs. */
async function readPage(): Promise<string | undefined> {
  try {
    const response = await fetch(dashboardBase, { cache: 'no-cache' });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
