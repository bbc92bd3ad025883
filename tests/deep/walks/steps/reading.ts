import { cards, facet, searchBox } from '../../../e2e/screen/list';
import { citationBox } from '../../../e2e/screen/detail';
import { isFree, lotOf, oneOf, type Step } from './step';

const words = ['edge', 'tail latency', '<b>', 'zzzz', 'operating systems', ' '];
const boxes = ['Has DOI', 'Public', 'Is collection'];
const hasCatalogue = ({ screen }: { screen: string }) => screen === 'list';

const search: Step = {
  kind: 'search',
  weight: 5,
  isPossible: ({ sight }) => isFree(sight) && hasCatalogue(sight),
  async take({ page }, { choice }) {
    const text = oneOf(words, choice) ?? '';
    await searchBox(page).fill(text);
    return `"${text}"`;
  },
};

const tick: Step = {
  kind: 'tick a filter',
  weight: 5,
  isPossible: ({ sight }) => isFree(sight) && hasCatalogue(sight),
  async take({ page }, { choice }) {
    const unfold = page.getByRole('button', { name: /^Filters/, expanded: false });
    if (await unfold.isVisible()) await unfold.click();
    const name = oneOf(boxes, choice) ?? '';
    await facet(page, name).click();
    return name;
  },
};

const clear: Step = {
  kind: 'clear filters',
  weight: 4,
  isPossible: ({ sight }) => isFree(sight) && sight.buttons.some((name) => /^Clear/.test(name)),
  async take({ page }, { choice, sight }) {
    const name = oneOf(
      sight.buttons.filter((button) => /^Clear/.test(button)),
      choice,
    );
    await page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
    return name ?? '';
  },
};

const scroll: Step = {
  kind: 'scroll',
  weight: 3,
  isPossible: ({ sight }) => isFree(sight),
  async take({ page }, { choice }) {
    const share = (choice % 11) / 10;
    await page.evaluate((part) => {
      const { scrollHeight } = document.documentElement;
      window.scrollTo(0, (scrollHeight - window.innerHeight) * part);
    }, share);
    return `to ${share}`;
  },
};

const more: Step = {
  kind: 'unfold a card',
  weight: 4,
  isPossible: ({ sight }) =>
    isFree(sight) && sight.buttons.some((name) => /^(More|Less) about/.test(name)),
  async take({ page }, { choice, sight }) {
    const all = sight.buttons.filter((name) => /^(More|Less) about/.test(name));
    const name = oneOf(all, choice);
    await page.getByRole('button', { name, exact: true }).first().click();
    return name ?? '';
  },
};

const openCard: Step = {
  kind: 'open an artifact',
  weight: 5,
  isPossible: ({ sight }) => isFree(sight) && ['list', 'home'].includes(sight.screen),
  async take({ page }, { choice }) {
    const links = cards(page).getByRole('heading').getByRole('link');
    const count = await links.count();
    const link = links.nth(choice % Math.max(1, count));
    const title = await link.textContent();
    await link.click();
    return title ?? '';
  },
};

const switchVersion: Step = {
  kind: 'switch version',
  weight: 5,
  isPossible: ({ sight }) =>
    sight.screen === 'detail' && sight.links.some((path) => /\/versions\//.test(path)),
  async take({ page, sandbox }, { choice, sight }) {
    const path = oneOf(
      sight.links.filter((link) => /\/versions\//.test(link)),
      choice,
    );
    const { href, pathname, search: query } = new URL(path ?? '', sandbox.urls.dashboard);
    const link = page.locator(`a[href="${pathname}${query}"]`);
    await link
      .or(page.locator(`a[href="${href}"]`))
      .first()
      .click();
    return path ?? '';
  },
};

const cite: Step = {
  kind: 'turn the citation',
  weight: 4,
  isPossible: ({ sight }) => sight.screen === 'detail' && sight.buttons.includes('BibTeX'),
  async take({ page }, { choice }) {
    const name = oneOf(['Citation', 'BibTeX'], choice) ?? '';
    await citationBox(page).getByRole('tab', { name, exact: true }).click();
    return name;
  },
};

const copy: Step = {
  kind: 'copy',
  weight: 4,
  isPossible: ({ sight }) =>
    sight.screen === 'detail' && sight.buttons.some((name) => /^Copy/.test(name)),
  async take({ page }, { choice, sight }) {
    const name = oneOf(
      sight.buttons.filter((button) => /^Copy/.test(button)),
      choice,
    );
    await page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
    return name ?? '';
  },
};

const keys = ['Tab', 'Shift+Tab', 'Escape', 'ArrowDown', 'PageDown', 'End', 'Home', '/'];

const press: Step = {
  kind: 'press keys',
  weight: 3,
  // In a form a key can change input. Other steps do that.
  isPossible: ({ sight }) =>
    !sight.fields && sight.screen !== 'nothing' && sight.screen !== 'signOn',
  async take({ page }, { choice }) {
    const pressed = [oneOf(keys, choice), keys[lotOf(choice, keys.length)]].filter(Boolean);
    for (const key of pressed) await page.keyboard.press(key ?? 'Tab');
    return pressed.join(' ');
  },
};

const resize: Step = {
  kind: 'resize',
  weight: 1,
  isPossible: ({ sight }) => sight.screen !== 'nothing',
  async take({ page }, { choice }) {
    const width = oneOf([390, 1280], choice) ?? 390;
    await page.setViewportSize({ width, height: 800 });
    return `${width} px`;
  },
};

export const readingSteps: Step[] = [
  search,
  tick,
  clear,
  scroll,
  more,
  openCard,
  switchVersion,
  cite,
  copy,
  press,
  resize,
];
