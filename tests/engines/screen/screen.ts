import path from 'node:path';

import { expect } from '@playwright/test';
import { buildSync } from 'esbuild';

import type { EnginePage, Point } from '../drivers/engine';
import type { Sight, Step, Target } from './inPage';

/** Playwright itself would check once a second. */
const patience = { timeout: 60_000, intervals: [20, 50, 100, 200] };
/** The messages of drivers when the page is left at this moment. */
const isLeaving =
  /context|navigat|destroyed|detached|discarded|no such (?:frame|window)|unload|closed|Load cannot/i;

/** `inPage.ts` with its packages, as a script. */
const { outputFiles } = buildSync({
  entryPoints: [path.join(import.meta.dirname, 'inPage.ts')],
  bundle: true,
  format: 'iife',
  globalName: 'troviPage',
  footer: { js: 'globalThis.troviPage = troviPage;' },
  define: { 'process.env': '{}', process: '{"env":{}}' },
  minify: true,
  write: false,
});
const script = outputFiles[0]?.text ?? '';

type Name = string | RegExp;

/** Finds elements by role and name, also in shadow roots, in every engine alike. */
export class Part {
  constructor(
    readonly page: EnginePage,
    private readonly steps: readonly Step[] = [],
  ) {}

  /** The elements with a role, and with a name if one is provided, inside this one. */
  get(role: string, name?: Name): Part {
    const wanted = name instanceof RegExp ? { source: name.source, flags: name.flags } : name;
    return new Part(this.page, [...this.steps, { role, name: wanted }]);
  }

  /** The elements that match a selector inside this one. */
  select(css: string): Part {
    return new Part(this.page, [...this.steps, { css }]);
  }

  /** One of these elements. Negative numbers count from the end. */
  at(place: number): Part {
    const last = this.steps.at(-1) as Step;
    return new Part(this.page, [...this.steps.slice(0, -1), { ...last, place }]);
  }

  /** The visible parts of each element, or nothing while another page loads. */
  async look(): Promise<Sight[]> {
    return (await this.call<Sight[]>('look')) ?? [];
  }

  /** Whether the text of each element starts inside its box, at the top. */
  async startAtTop(): Promise<boolean[]> {
    return (await this.call<boolean[]>('startAtTop')) ?? [];
  }

  /** Whether each element shows all lines of its text in full height. */
  async showWholeLines(): Promise<boolean[]> {
    return (await this.call<boolean[]>('showWholeLines')) ?? [];
  }

  async texts(): Promise<string[]> {
    return (await this.look()).map(({ text }) => text);
  }

  /** Waits until there is at least one. */
  async appear(): Promise<void> {
    await this.until((sights) => sights.length > 0, 'is not seen');
  }

  async vanish(): Promise<void> {
    await this.until((sights) => sights.length === 0, 'is still seen');
  }

  /** Waits until the texts are these. */
  async expectTexts(...texts: string[]): Promise<void> {
    await expect.poll(() => this.texts(), { message: this.toString(), ...patience }).toEqual(texts);
  }

  /** Waits until a text contains these words. */
  async expectText(words: string | RegExp): Promise<void> {
    const has = ({ text }: Sight) =>
      typeof words === 'string' ? text.includes(words) : words.test(text);
    await this.until((sights) => sights.some(has), `does not say ${words}`);
  }

  async expectValue(value: string): Promise<void> {
    await this.until(([first]) => first?.value === value, `does not contain ${value}`);
  }

  async expectFocus(): Promise<void> {
    await this.until(([first]) => first?.isFocused === true, 'has no focus');
  }

  async expectChecked(isChecked = true): Promise<void> {
    await this.until(([first]) => first?.isChecked === isChecked, `is not checked: ${isChecked}`);
  }

  /** Scrolls to the element and returns its centre as soon as nothing covers it. */
  async centre(find: 'reveal' | 'aimAt' = 'reveal'): Promise<Point> {
    let target: Target | undefined;
    await expect
      .poll(
        async () => {
          target = await this.call<Target>(find);
          return target && 'reason' in target ? target.reason : target && 'at rest';
        },
        { message: `${this.toString()} can be clicked`, ...patience },
      )
      .toBe('at rest');
    return target as Point;
  }

  /** Clicks, and aims anew if the page has moved before the click, as a person would. */
  async click(): Promise<void> {
    for (let shot = 0; shot < 20; shot++) {
      await this.page.click(await this.centre('aimAt'));
      if ((await this.call<boolean>('hasHit')) !== false) return;
    }
    throw new Error(`${this.toString()} moves away from every click.`);
  }

  /** Scrolls to the element, for example because it only starts when it comes near. */
  async bring(): Promise<void> {
    await this.appear();
    await this.call('bring');
  }

  async focus(): Promise<void> {
    await this.appear();
    await this.call('focus');
    await this.expectFocus();
  }

  /** Replaces the text of a field by keys. */
  async fill(text: string): Promise<void> {
    await this.click();
    await this.expectFocus();
    await this.page.press('a', true);
    await this.page.press('Delete');
    await this.expectValue('');
    if (text) await this.page.type(text);
    await this.expectValue(text);
  }

  toString(): string {
    const names = this.steps.map((step) => {
      const what = 'css' in step ? step.css : `${step.role} ${JSON.stringify(step.name ?? '')}`;
      return step.place === undefined ? what : `${what} [${step.place}]`;
    });
    return names.join(' › ') || 'page';
  }

  private async until(isDone: (sights: Sight[]) => boolean, otherwise: string): Promise<void> {
    await expect
      .poll(async () => isDone(await this.look()), {
        message: `${this.toString()} ${otherwise}`,
        ...patience,
      })
      .toBe(true);
  }

  /** Calls a function of `inPage.ts` with the path. Returns nothing if the page is being left. */
  private async call<Value>(name: string): Promise<Value | undefined> {
    const call = `globalThis.troviPage
      ? (async () => ({ value: await troviPage.${name}(${JSON.stringify(this.steps)}) }))()
      : null`;
    try {
      let response = await this.page.evaluate<{ value: Value } | null>(call);
      if (!response) {
        await this.page.evaluate(`(() => { ${script}; return null; })()`);
        response = await this.page.evaluate<{ value: Value } | null>(call);
      }
      return response?.value;
    } catch (error) {
      if (isLeaving.test(String(error))) return undefined;
      throw error;
    }
  }
}
