import { expect, type Locator, type Page } from '@playwright/test';

/** The focused element, and whether it is visible. */
interface FocusMark {
  name: string;
  /** It has a ring. */
  isMarked: boolean;
  isInView: boolean;
  /**
   * No sticky part covers its middle. If it has several lines, at least a part of it is visible.
   */
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
    const middle = { x: left + width / 2, y: top + Math.min(height, 64) / 2 };
    // If it is larger than its scroll container, any part is enough.
    const heights = [middle.y];
    for (let y = top + 8; height > 64 && y < top + height; y += 16) heights.push(y);
    // Notifications disappear by themselves.
    const hits = heights.map((y) =>
      document.elementsFromPoint(middle.x, y).find((element) => !element.closest('[aria-live]')),
    );
    // Some fields show the focus ring on their container.
    const frames = [focused, focused.parentElement, focused.parentElement?.parentElement];
    const isInside = (element?: Element) =>
      element !== undefined &&
      (focused.contains(element) || Boolean(focused.closest('label')?.contains(element)));
    return {
      name: focused.outerHTML.slice(0, 160),
      isMarked: frames.some(hasMark),
      isInView: width > 0 && middle.y > 0 && middle.y < window.innerHeight,
      isUncovered: hits.some(isInside),
    };
  });
}

/** Groups of controls that are one stop of the Tab key. Arrow keys move in them. */
const roving = '[role="toolbar"], ul[aria-label="Tags"]';

/**
 * Presses Tab or Shift+Tab until the element has the focus, and arrow keys in its group. Every
 * element on the way must be visible.
 */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  const isInGroup = () =>
    target.evaluate(
      (element, groups) =>
        element.tabIndex < 0 && element.closest(groups)?.contains(document.activeElement) === true,
      roving,
    );
  for (let stops = 0; !(await isThere()); stops += 1) {
    expect(stops, `${key} reaches ${String(target)}`).toBeLessThan(120);
    await page.keyboard.press((await isInGroup()) ? 'ArrowRight' : key);
    await expectSeenFocus(page);
  }
}

/** Expects that the focused element is in view, has a focus ring and is not covered. */
export async function expectSeenFocus(page: Page): Promise<void> {
  const mark = await focusMark(page);
  expect(mark).toEqual({ ...mark, isMarked: true, isInView: true, isUncovered: true });
}

interface WalkedWindow {
  walked?: Set<Element>;
}

/** Moves the focus to the start of the page. */
export async function startAtTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { body } = document;
    body.tabIndex = -1;
    body.focus();
    body.removeAttribute('tabindex');
    window.scrollTo(0, 0);
  });
}

/** Notes the focused element as reached. Returns whether it is new. */
function noteStop(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { walked } = window as WalkedWindow;
    const { activeElement: focused, body } = document;
    if (!walked || !focused || focused === body || walked.has(focused)) return false;
    walked.add(focused);
    return true;
  });
}

/** Presses an arrow key until the group of the focused element is walked. */
async function walkGroup(page: Page): Promise<void> {
  const isInGroup = await page.evaluate(
    (groups) => Boolean(document.activeElement?.closest(groups)),
    roving,
  );
  if (!isInGroup) return;
  do {
    await page.keyboard.press('ArrowRight');
    await expectSeenFocus(page);
  } while (await noteStop(page));
}

/**
 * Presses Tab or Shift+Tab to the end of the page, and arrow keys in groups on the way forward.
 * Expects that every focused element is visible. Returns the number of stops.
 */
export async function walkStops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<number> {
  await page.evaluate(() => ((window as WalkedWindow).walked = new Set()));
  for (let stops = 0; stops < 150; stops += 1) {
    await page.keyboard.press(key);
    if (!(await noteStop(page))) return stops;
    await expectSeenFocus(page);
    if (key === 'Tab') await walkGroup(page);
  }
  throw new Error('The page does not end.');
}

/** The controls that the last Tab walk did not reach. */
export function missedStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walked = (window as WalkedWindow).walked ?? new Set();
    const usable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    return [...document.querySelectorAll<HTMLElement>(usable)]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.matches(':disabled, [inert] *, [type="radio"]:not(:checked)') &&
          // In a group with arrow keys, Tab reaches one control.
          // The arrow keys of its field open the list.
          !(
            element.tabIndex < 0 && element.matches('[role="tab"], [aria-controls][aria-expanded]')
          ) &&
          !element.matches('[role="tablist"]') &&
          !walked.has(element),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 160));
  });
}
