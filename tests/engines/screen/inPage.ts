import { queryAllByRole } from '@testing-library/dom';

/** How to find elements: by role and accessible name, or by a selector. */
export type Step = (
  { role: string; name?: string | { source: string; flags: string } } | { css: string }
) & {
  /** Which of the found elements. Negative numbers count from the end. All if left out. */
  place?: number;
};

/** The visible parts of an element. */
export interface Sight {
  text: string;
  value: string | undefined;
  isChecked: boolean;
  isFocused: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The place to click on an element, or why it cannot be clicked now. */
export type Target = { x: number; y: number } | { reason: string };

/** All elements that a path finds and that take up space. */
export function look(path: Step[]): Sight[] {
  return find(path).map(sightOf);
}

/** Scrolls to the only element of a path, and waits until it rests. */
export async function reveal(path: Step[]): Promise<Target> {
  const [element, other] = find(path);
  if (!element) return { reason: 'it is not on the page' };
  if (other) return { reason: 'there are several' };
  if (!isInWindow(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await painted();
  const after = element.getBoundingClientRect();
  if (before.x !== after.x || before.y !== after.y) return { reason: 'it moves' };
  const [box = after] = element.getClientRects();
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const hit = deepest(point);
  if (!hit || !belongsTo(hit, element)) {
    return { reason: `something covers it: ${hit?.outerHTML.slice(0, 120)}` };
  }
  return point;
}

/** What the next press should go to, and whether it did. */
let aim: { element: HTMLElement; isHit?: boolean } | undefined;

const pressEvents = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];

/** Like `reveal`. If the page moves before the press, the press has no effect on anything else. */
export async function aimAt(path: Step[]): Promise<Target> {
  const target = await reveal(path);
  const [element] = find(path);
  if ('reason' in target || !element) return target;
  aim = { element };
  for (const type of pressEvents) addEventListener(type, judge, { capture: true });
  return target;
}

/** Whether the press went to what it was aimed at, or the page has been left. */
export function hasHit(): boolean {
  const isHit = aim?.isHit ?? true;
  aim = undefined;
  for (const type of pressEvents) removeEventListener(type, judge, { capture: true });
  return isHit;
}

function judge(event: Event): void {
  if (!aim) return;
  aim.isHit ??= belongsTo(event.composedPath()[0] as Element, aim.element);
  if (aim.isHit) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Scrolls to the only element of a path, whatever covers it. */
export function bring(path: Step[]): void {
  find(path)[0]?.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** Gives the only element of a path the focus. */
export function focus(path: Step[]): boolean {
  const [element] = find(path);
  element?.focus();
  return element !== undefined;
}

/** Whether the first letters of each element, buttons aside, are inside its box, at the top. */
export function startAtTop(path: Step[]): boolean[] {
  return find(path).map((element) => {
    const [first] = textBoxes(element);
    if (!first) return true;
    return first.top < element.getBoundingClientRect().top + 8 && first.width > 20;
  });
}

/** Whether each line of an element, buttons aside, is inside its box as a whole, or hidden. */
export function showWholeLines(path: Step[]): boolean[] {
  return find(path).map((element) => {
    const { bottom } = element.getBoundingClientRect();
    // The top of a line is empty.
    const isHidden = ({ top }: DOMRect) => top > bottom - 5;
    return textBoxes(element).every((line) => line.bottom <= bottom + 1 || isHidden(line));
  });
}

/** The boxes of an element's lines of text, without those of buttons. */
function textBoxes(element: Element): DOMRect[] {
  const letters = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (text) =>
    text.textContent?.trim() && !text.parentElement?.closest('button')
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_SKIP,
  );
  const boxes: DOMRect[] = [];
  for (let text = letters.nextNode(); text; text = letters.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    boxes.push(...range.getClientRects());
  }
  return boxes.filter(({ width }) => width > 0);
}

function find(path: Step[]): HTMLElement[] {
  let found: Element[] = [document.documentElement];
  for (const [index, step] of path.entries()) {
    const matches = [...new Set(found.flatMap(rootsIn).flatMap((root) => match(root, step)))];
    // An element that only contains the wanted one may have no box of its own.
    const isContainer = index < path.length - 1 && step.place === undefined;
    const seen = isContainer ? matches : matches.filter(takesSpace);
    found = step.place === undefined ? seen : seen.slice(step.place).slice(0, 1);
  }
  return found as HTMLElement[];
}

/** An element and all shadow roots in it. */
function rootsIn(root: Element | ShadowRoot): (Element | ShadowRoot)[] {
  const inner = [...root.querySelectorAll('*')];
  const hosts = root instanceof Element ? [root, ...inner] : inner;
  return [root, ...hosts.flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : []))];
}

function match(root: Element | ShadowRoot, step: Step): Element[] {
  if ('css' in step) return [...root.querySelectorAll(step.css)];
  const { role, name } = step;
  const wanted = typeof name === 'object' ? new RegExp(name.source, name.flags) : name;
  return queryAllByRole(root as HTMLElement, role, wanted === undefined ? {} : { name: wanted });
}

function takesSpace(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
}

function sightOf(element: HTMLElement): Sight {
  const { x, y, width, height } = element.getBoundingClientRect();
  const isField = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some(
    (kind) => element instanceof kind,
  );
  const { activeElement } = element.getRootNode() as Document | ShadowRoot;
  return {
    text: element.innerText.replace(/\s+/g, ' ').trim(),
    value: isField ? (element as HTMLInputElement).value : undefined,
    isChecked:
      (element instanceof HTMLInputElement && element.checked) ||
      element.getAttribute('aria-checked') === 'true' ||
      element.getAttribute('aria-selected') === 'true',
    isFocused: activeElement === element,
    x,
    y,
    width,
    height,
  };
}

function isInWindow(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  // Bars at the edges of the window cover a part of it.
  const margin = 80;
  return top >= margin && left >= 0 && right <= innerWidth && bottom <= innerHeight - margin;
}

function painted(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

function deepest({ x, y }: { x: number; y: number }): Element | null {
  let hit = document.elementFromPoint(x, y);
  for (;;) {
    const inner = hit?.shadowRoot?.elementFromPoint(x, y);
    if (!inner || inner === hit) return hit;
    hit = inner;
  }
}

/** Whether a click on `hit` goes to `element`: it is inside it or inside its label. */
function belongsTo(hit: Element, element: HTMLElement): boolean {
  const labels = 'labels' in element ? [...((element.labels as NodeList | null) ?? [])] : [];
  return [element, ...labels].some(
    (one) => one.contains(hit) || (hit.contains(one) && isHostOf(hit, element)),
  );
}

function isHostOf(hit: Element, element: Element): boolean {
  const root = element.getRootNode();
  return root instanceof ShadowRoot && root.host === hit;
}
