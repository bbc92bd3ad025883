import { seedUuid } from '../../sandbox/seeds/seedIds';
import { withOrigin } from '../e2e/fixtures/servers/otherOrigin';
import type { EnginePage } from './drivers/engine';
import { expect, test } from './engineTest';
import type { Part } from './screen/screen';

const id = seedUuid('first-steps');
const title = 'First Steps with Reproducible Notebooks';
/** Each form of the code, with a sign of it. */
const forms = {
  Script: /src="[^"]+\/trovi\.js"/,
  'HTML only': /^<(?!script)/,
};
/** Each theme, with a sign of it in the attribute of the element or in the styles. */
const themes = {
  Auto: /theme="auto"|color-scheme:light dark"/,
  Light: /theme="light"|color-scheme:light"/,
  Dark: /theme="dark"|color-scheme:dark"/,
};
/** The visible part of each kind, by form. It is a link until the script runs. */
const parts = {
  Card: {
    element: (view: Part) => view.select('trovi-artifact-card').get('article'),
    markup: (view: Part) => view.get('article'),
  },
  Citation: {
    element: (view: Part) => view.select('trovi-citation-box').get('tabpanel'),
    markup: (view: Part) => view.select('pre'),
  },
};

/** Whether the text of the title is on a dark background. */
function isOnDark(tab: EnginePage): Promise<boolean> {
  return tab.evaluate(`(() => {
    const rootsIn = (root) => [root, ...[...root.querySelectorAll('*')].flatMap(
      ({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : []))];
    const shown = rootsIn(document).flatMap((root) => [...root.querySelectorAll('h2, h3, pre, [role=tabpanel]')])
      .find(({ textContent }) => textContent.includes(${JSON.stringify(title)}));
    for (let part = shown; part; part = part.parentElement ?? part.getRootNode().host) {
      const [red, green, blue, alpha = 1] = getComputedStyle(part).backgroundColor.match(/[\\d.]+/g).map(Number);
      if (alpha > 0) return red + green + blue < 300;
    }
    return false;
  })()`);
}

/** The code that the dialog shows, as soon as it has these signs. */
async function codeWith(tab: EnginePage, ...signs: RegExp[]): Promise<string> {
  // The preview above the code may have such a box, too.
  const last = `[...document.querySelectorAll('[role=dialog] pre')].at(-1)`;
  let code = '';
  const isMade = async () => {
    code = await tab.evaluate<string>(`${last}?.textContent ?? ''`);
    return signs.every((sign) => sign.test(code));
  };
  await expect.poll(isMade, { intervals: [20, 50, 100] }).toBe(true);
  return code;
}

for (const kind of ['Card', 'Citation'] as const) {
  test(`the code of the Share dialog works on an empty page of another origin: ${kind}`, async ({
    view,
    visit,
    tab,
  }) => {
    await visit(`artifacts/${id}`);
    await view.get('main').get('button', 'Share').click();
    const dialog = view.get('dialog', 'Share');
    await dialog.get('tab', 'Embed').click();
    await dialog.get('radio', kind).click();
    await dialog.get('radio', kind).expectChecked();
    const pages: { code: string; form: string; theme: string }[] = [];
    for (const [form, sign] of Object.entries(forms)) {
      await dialog.get('radio', form).click();
      for (const [theme, themeSign] of Object.entries(themes)) {
        await dialog.get('radio', theme).click();
        await dialog.get('radio', theme).expectChecked();
        pages.push({ code: await codeWith(tab, sign, themeSign), form, theme });
      }
    }
    await dialog.get('button', 'Copy code').click();
    await dialog.expectText('Copied to clipboard');
    await withOrigin('<!doctype html><title>An editor</title><textarea></textarea>', async (to) => {
      await visit(to);
      const editor = view.get('textbox');
      await editor.click();
      await tab.press('v', true);
      await editor.expectValue(pages.at(-1)?.code ?? '');
    });
    for (const { code, form, theme } of pages) {
      await withOrigin(`<!doctype html><title>A lab</title>${code}`, async (address) => {
        await visit(address);
        const isMarkup = form === 'HTML only';
        const shown = parts[kind][isMarkup ? 'markup' : 'element'](view);
        await shown.expectText(title);
        const [sight] = await shown.look();
        const name = `${form}, ${theme}`;
        expect(sight?.width, name).toBeGreaterThan(250);
        expect(sight?.height, name).toBeGreaterThan(kind === 'Card' ? 150 : 35);
        expect(await isOnDark(tab), name).toBe(theme === 'Dark');
        expect(/<script/i.test(code), name).toBe(!isMarkup);
      });
    }
  });
}

test('the choices of the Share dialog change by arrow keys', async ({ view, visit, tab }) => {
  await visit(`artifacts/${id}`);
  await view.get('main').get('button', 'Share').click();
  const dialog = view.get('dialog', 'Share');
  await dialog.get('tab', 'Embed').click();
  await dialog.get('radio', 'Card').focus();
  await tab.press('ArrowDown');
  await dialog.get('radio', 'Citation').expectChecked();
  await dialog.get('radio', 'Citation').expectFocus();
  await tab.press('ArrowUp');
  await dialog.get('radio', 'Card').expectChecked();
  await tab.press('Tab');
  await dialog.get('radio', 'Auto').expectFocus();
});
