import { expect, type Page } from '@playwright/test';

/** Expects that a page is not wider than its window, also if a dialog is open. */
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

/** Controls that are smaller than 24 × 24 pixels (decision 46). */
export function smallTargets(page: Page): Promise<string[]> {
  return page
    .getByRole('button')
    .or(page.getByRole('tab'))
    .or(page.getByRole('combobox'))
    .or(page.getByRole('checkbox'))
    .or(page.getByRole('textbox'))
    .evaluateAll((controls) =>
      controls.flatMap((control) => {
        // A click on the label also toggles a checkbox, so the checkbox may be smaller.
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

/**
 * The targets smaller than 24 × 24 pixels that are too close to others: a circle of 24 pixels
 * around each meets another target or its circle. Links within a sentence may be as high as their
 * line (WCAG 2.2, 2.5.8).
 */
export function closeTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const usable = 'a[href], button, input:not([aria-hidden]), select, textarea, summary';
    const targets = [...document.querySelectorAll<HTMLElement>(usable)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const box = (element.closest('label') ?? element).getBoundingClientRect();
        // The area of `::after` around it belongs to it.
        const beyond = Math.max(0, -parseFloat(getComputedStyle(element, '::after').inset) || 0);
        const [left, top] = [box.left - beyond, box.top - beyond];
        const [width, height] = [box.width + 2 * beyond, box.height + 2 * beyond];
        const isSmall = width < 24 || height < 24;
        return {
          element,
          left,
          top,
          width,
          height,
          isSmall,
          x: left + width / 2,
          y: top + height / 2,
        };
      })
      .filter(({ width, height }) => width > 1 && height > 1);
    const isInSentence = ({ parentElement: holder, textContent }: HTMLElement) =>
      getComputedStyle(holder ?? document.body).display !== 'flex' &&
      (holder?.textContent.trim().length ?? 0) > textContent.trim().length;
    return targets
      .filter(
        (one) =>
          one.isSmall &&
          !isInSentence(one.element) &&
          targets.some((other) => {
            if (other === one || other.element.contains(one.element)) return false;
            const away = Math.hypot(other.x - one.x, other.y - one.y);
            const nearX = Math.max(other.left, Math.min(one.x, other.left + other.width));
            const nearY = Math.max(other.top, Math.min(one.y, other.top + other.height));
            return (other.isSmall && away < 24) || Math.hypot(nearX - one.x, nearY - one.y) < 12;
          }),
      )
      .map(
        ({ element, width, height }) =>
          `${element.outerHTML.slice(0, 120)} ${width} × ${height}, close to another`,
      );
  });
}
