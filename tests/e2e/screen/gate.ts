import type { Page, Request } from '@playwright/test';

/** Holds calls back until a test releases them. */
export interface Gate {
  /** How many calls wait or have passed. */
  count(): number;
  /** Lets all calls pass, those that wait and those to come. */
  open(): void;
}

/** Holds back all calls of a page that `isHeld` picks. */
export async function holdCalls(page: Page, isHeld: (request: Request) => boolean): Promise<Gate> {
  let open = () => {};
  let count = 0;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(
    () => true,
    async (route) => {
      if (!isHeld(route.request())) return route.fallback();
      count += 1;
      await opened;
      // The page may have given the call up meanwhile.
      await route.continue().catch(() => undefined);
    },
  );
  return { count: () => count, open };
}

/** Whether a call asks for a page of the list behind the first one. */
export function isLaterPage(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url());
  return pathname.endsWith('/artifacts/') && searchParams.has('after');
}

export function isFirstPage(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url());
  return pathname.endsWith('/artifacts/') && !searchParams.has('after');
}
