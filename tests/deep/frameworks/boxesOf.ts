import type { Locator } from '@playwright/test';

/** What the styles make of an HTML element: its height in pixels and its border. */
export interface Box {
  tag: string;
  height: number;
  border: string;
}

/** The boxes of a custom element and of everything in its shadow root. */
export async function boxesOf(element: Locator): Promise<Box[]> {
  return element.evaluate((host) =>
    [host, ...(host.shadowRoot?.querySelectorAll('*') ?? [])].map((part) => ({
      tag: part.localName,
      height: Math.round(part.getBoundingClientRect().height),
      border: getComputedStyle(part).border,
    })),
  );
}

/** The visible content of an element: the box of each part, and the text. */
export async function lookOf(element: Locator): Promise<{ boxes: Box[]; text: string }> {
  const text = await element.evaluate(({ shadowRoot }) => shadowRoot?.textContent ?? '');
  return { boxes: await boxesOf(element), text };
}
