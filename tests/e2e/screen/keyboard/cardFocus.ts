import type { Locator, Page } from '@playwright/test';

/**
 * Focuses something in a card for the first time, and waits until the grid follows the focus and
 * keys. The code for that comes then, and starts with the late stylesheet.
 */
export async function focusInCard(page: Page, control: Locator): Promise<void> {
  const code = page.waitForResponse(/\/cardKeys-/);
  await control.focus();
  const address = (await code).url();
  await page.evaluate(async (url) => {
    await import(url);
    const late = document.querySelector('link[data-late]')?.getAttribute('data-late');
    const styles = document.querySelector<HTMLLinkElement>(`link[href="${late}"]`);
    if (styles && !styles.sheet) {
      await new Promise((loaded) => styles.addEventListener('load', loaded, { once: true }));
    }
    // The event that starts the code may still wait for its turn.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }, address);
}
