import { expect, type Locator, type Page } from '@playwright/test';

/** What has the focus, and how it can be seen. */
interface FocusMark {
  name: string;
  /** It has a ring. */
  isMarked: boolean;
  isInView: boolean;
  /** Nothing that sticks to the window lies above its middle. */
  isUncovered: boolean;
}

function focusMark(page: Page): Promise<FocusMark> {
  return page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const hasMark = (element?: Element | null) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    const { left, top, width, height } = focused.getBoundingClientRect();
    // Of what holds several lines, where the first ones stand.
    const middle = { x: left + width / 2, y: top + Math.min(height, 64) / 2 };
    // Notifications go by themselves.
    const hit = document
      .elementsFromPoint(middle.x, middle.y)
      .find((element) => !element.closest('[aria-live]'));
    // A field that is drawn by what holds it has its ring there.
    const frames = [focused, focused.parentElement, focused.parentElement?.parentElement];
    const isInside = (element?: Element) =>
      element !== undefined &&
      (focused.contains(element) || Boolean(focused.closest('label')?.contains(element)));
    return {
      name: focused.outerHTML.slice(0, 160),
      isMarked: frames.some(hasMark),
      isInView: width > 0 && middle.y > 0 && middle.y < window.innerHeight,
      isUncovered: isInside(hit),
    };
  });
}

/** Presses Tab, or Shift+Tab, until the focus is there; every stop on the way must be seen. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; !(await isThere()); stops += 1) {
    expect(stops, `${key} reaches ${String(target)}`).toBeLessThan(120);
    await page.keyboard.press(key);
    await expectSeenFocus(page);
  }
}

/** Expects that what has the focus is in view, marked, and covered by nothing. */
export async function expectSeenFocus(page: Page): Promise<void> {
  const mark = await focusMark(page);
  expect(mark).toEqual({ ...mark, isMarked: true, isInView: true, isUncovered: true });
}
