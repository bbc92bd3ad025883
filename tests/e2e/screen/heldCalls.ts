import type { Page, Request } from '@playwright/test';

/** Holds calls back until a test releases them. */
export interface HeldCalls {
  /** How many calls were held. */
  count(): number;
  /** Releases all held calls and lets later ones pass. */
  open(): void;
}

/** Holds all calls of a page that `isHeld` selects. */
export async function holdCalls(
  page: Page,
  isHeld: (request: Request) => boolean,
): Promise<HeldCalls> {
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
      // The page may have cancelled the call meanwhile.
      await route.continue().catch(() => undefined);
    },
  );
  return { count: () => count, open };
}

/** Whether a call writes, that is, may change something on its server. */
export function isWrite(request: Request): boolean {
  return ['POST', 'PUT', 'PATCH', 'DELETE'].includes(request.method());
}

/** Whether a call requests a later page of the list. */
export function isLaterPage(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url());
  return pathname.endsWith('/artifacts/') && searchParams.has('after');
}

export function isFirstPage(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url());
  return pathname.endsWith('/artifacts/') && !searchParams.has('after');
}
