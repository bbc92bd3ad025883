import { expect, type Page } from '@playwright/test';

/** Expects that a page is no wider than its window, also where something above it is open. */
export async function expectNoSidewaysScroll(page: Page, name: string): Promise<void> {
  const reach = await page.evaluate(() => {
    window.scrollTo({ left: 1000, top: window.scrollY });
    const { scrollWidth, clientWidth } = document.documentElement;
    const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
    const outside = dialogs.filter((dialog) => {
      const { left, right } = dialog.getBoundingClientRect();
      return left < 0 || right > clientWidth || dialog.scrollWidth > dialog.clientWidth;
    });
    return {
      x: window.scrollX,
      beyond: scrollWidth - clientWidth,
      outside: outside.map(({ outerHTML }) => outerHTML.slice(0, 200)),
    };
  });
  expect(reach, name).toEqual({ x: 0, beyond: 0, outside: [] });
}

/** Controls that are smaller than 24 × 24 pixels (design 7). */
export function smallTargets(page: Page): Promise<string[]> {
  return page
    .getByRole('button')
    .or(page.getByRole('tab'))
    .or(page.getByRole('combobox'))
    .or(page.getByRole('checkbox'))
    .or(page.getByRole('textbox'))
    .evaluateAll((controls) =>
      controls.flatMap((control) => {
        // A checkbox is pressed by its label too, and may draw less than can be pressed.
        const label = control instanceof HTMLInputElement ? control.closest('label') : null;
        const { width, height } = (label ?? control).getBoundingClientRect();
        const beyond = parseFloat(getComputedStyle(control, '::after').inset) || 0;
        const isSmall =
          width > 0 &&
          (width - 2 * Math.min(0, beyond) < 24 || height - 2 * Math.min(0, beyond) < 24);
        return isSmall ? [`${control.outerHTML.slice(0, 120)} ${width} × ${height}`] : [];
      }),
    );
}
