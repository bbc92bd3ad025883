import {
  type BrowserContext,
  expect,
  type FrameLocator,
  type Locator,
  type Page,
} from '@playwright/test';

import { elementId, type ElementOptions } from '../../../sandbox/embed/embeddedElements';

/** The content of an element: all its boxes, measured from the corner where lines start. */
export interface Sight {
  width: number;
  text: string;
  boxes: Box[];
}

interface Box {
  name: string;
  /** Distance from the start of lines and from the top, width and height. */
  sides: [number, number, number, number];
  /** Width and style of its border. The colour depends on the theme. */
  border: string;
}

/** An element of a host page. */
export function elementOf(place: Page | FrameLocator, options: ElementOptions): Locator {
  return place.locator(`#${elementId(options)}`);
}

/** The selectors that an element matches when it shows its whole artifact. */
const whole = [
  '[part~="card"]',
  '[part~="box"]:first-child',
  // The description comes last.
  '[part~="detail"] [part~="main"] :is(h2, h3) ~ p',
].join();

/** Scrolls to an element and waits until it shows its artifact. */
export async function show(element: Locator): Promise<void> {
  await element.evaluate((host) => host.scrollIntoView());
  await element.locator(whole).first().waitFor();
}

/**
 * Reads the content of an element, without the space that the page reserves for it. With `width`,
 * sets the width of the element first.
 */
async function see(element: Locator, width?: number): Promise<Sight> {
  await show(element);
  return element.evaluate((host, wanted) => {
    host.style.setProperty('min-height', '0', 'important');
    if (wanted !== undefined) host.style.width = `${wanted}px`;
    const root = host.shadowRoot as ShadowRoot;
    const shell = root.firstElementChild as HTMLElement;
    const frame = shell.getBoundingClientRect();
    const isRightToLeft = getComputedStyle(shell).direction === 'rtl';
    // Pictures are the same in every direction. Colours split code into more elements.
    const boxes = [...shell.querySelectorAll(':not(path, pre code *)')].map((element): Box => {
      const { left, right, top, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const { display, visibility } = style;
      const border = [
        ...[style.borderBlockWidth, style.borderBlockStyle],
        ...[style.borderInlineWidth, style.borderInlineStyle],
      ].join();
      const name = `${element.localName} ${element.getAttribute('part') ?? ''}`.trim();
      // Hidden elements have no position, and inline text moves with its line.
      if (width + height === 0 || display === 'inline' || visibility === 'hidden')
        return { name, sides: [0, 0, 0, 0], border };
      // User content has its own direction in every page.
      const isInText = element.parentElement?.closest('[dir="auto"]');
      const fromStart = isRightToLeft ? frame.right - right : left - frame.left;
      const start = isInText ? 0 : fromStart;
      return { name, sides: [start, top - frame.top, width, height], border };
    });
    return { width: frame.width, text: shell.innerText, boxes };
  }, width);
}

const tolerance = 0.75;

/** The differences between two elements, one line each. */
function differences(one: Sight, other: Sight): string[] {
  const found = one.text === other.text ? [] : [`text: ${one.text} | ${other.text}`];
  if (one.boxes.length !== other.boxes.length) found.push('another number of boxes');
  one.boxes.forEach(({ name, sides, border }, index) => {
    const counterpart = other.boxes[index];
    const isEqual = sides.every(
      (side, place) => Math.abs(side - (counterpart?.sides[place] ?? NaN)) < tolerance,
    );
    if (!isEqual) found.push(`${name}: ${sides.join()} | ${counterpart?.sides.join()}`);
    if (border !== counterpart?.border)
      found.push(`${name}: border ${border} | ${counterpart?.border}`);
  });
  return found;
}

/** Expects that an element looks like another one that has the same width. */
export async function expectAlike(
  element: Locator,
  counterpart: Locator,
  name: string,
): Promise<void> {
  // Parts that depend on the scroll position or on measurements settle a little later.
  await expect(async () => {
    const seen = await see(element);
    const expected = await see(counterpart, seen.width);
    expect(differences(seen, expected), name).toEqual([]);
  }).toPass({ timeout: 30_000, intervals: [200] });
}

/**
 * Blocks badges. A card reserves space for them if it was painted before they arrived, so cards of
 * two pages would differ by the order of the two.
 */
export async function holdBadges(context: BrowserContext): Promise<void> {
  await context.route('**/experiment/share/api/badges', () => undefined);
}

/** Cookies and stored data of a page. */
export async function storedIn(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...(await caches.keys()),
  ]);
  return [...cookies.map(({ name }) => name), ...stored];
}
