import { withDashboard } from '../builtDashboard.mjs';

const viewport = { width: 1440, height: 900 };
const owner = { username: 'mokafor', password: 'bursty-load' };
/** The screens with the most controls and words that issue 33 allows: path, controls, words. */
const screens = [
  ['Home', '', 40, 120],
  ['list', 'artifacts', 45, 180],
  ['detail', undefined, 22, 170],
  ['Add', 'artifacts/add', 18, 100],
];

/**
 * Counts the controls and words that a signed-in user sees above the fold at 1440×900. Returns
 * headings and rows.
 */
export async function measureAboveTheFold(browser) {
  return withDashboard({}, async (dashboard) => {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    const detail = await signedInToDetail(page, dashboard);
    const rows = [];
    for (const [name, path, controlGoal, wordGoal] of screens) {
      await page.goto(path === undefined ? detail : new URL(path, dashboard).href);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('link', { name: `Sign Out: ${owner.username}` }).waitFor();
      await page.waitForLoadState('networkidle');
      const { controls, words } = await page.evaluate(countVisible);
      rows.push([name, `${controls} (≤ ${controlGoal})`, `${words} (≤ ${wordGoal})`]);
    }
    await context.close();
    return [['screen, signed in, 1440×900', 'controls', 'words'], ...rows];
  });
}

/** Signs in and returns the address of an artifact that the user owns. */
async function signedInToDetail(page, dashboard) {
  await page.goto(new URL('artifacts?owned=1', dashboard).href);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await page.locator('#username').fill(owner.username);
  await page.locator('#password').fill(owner.password);
  await page.locator('#kc-login').click();
  const card = page.getByRole('main').getByRole('article').first();
  return card
    .getByRole('link')
    .first()
    .evaluate((link) => link.href);
}

/** Runs in the page. */
function countVisible() {
  const isVisible = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isAbove = ({ width, height, top, right, bottom }) =>
    width > 1 && height > 1 && right > 0 && bottom > 0 && top < innerHeight;
  const isClipped = (element) => {
    for (let outer = element; outer; outer = outer.parentElement) {
      const { clipPath } = getComputedStyle(outer);
      if (clipPath !== 'none') return true;
    }
    return false;
  };
  const isSeen = (element) => isVisible(element) && !isClipped(element);
  const controls = [
    ...document.querySelectorAll('a[href], button, input, select, textarea, summary'),
  ].filter((element) => isAbove(element.getBoundingClientRect()) && isSeen(element));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let words = 0;
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const found = text.data.match(/[^\s]*[\p{L}\p{N}]\S*/gu);
    if (!found || !isSeen(text.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some(isAbove)) words += found.length;
  }
  return { controls: controls.length, words };
}
