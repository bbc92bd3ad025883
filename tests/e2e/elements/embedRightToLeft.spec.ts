import { expect, test } from '../fixtures/embedTest';
import { misreadTexts } from '../screen/checks/reading';
import { expectNoSidewaysScroll } from '../screen/checks/room';
import { show } from '../screen/embed';
import { inDeepUnless } from '../inAll';

for (const width of [1280, 390]) {
  test(
    `in a right-to-left page, English, code and addresses read from left to right: ${width} px`,
    inDeepUnless(width === 390),
    async ({ page, hostUrl }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const name of ['right-to-left', 'right-to-left-texts']) {
        await page.goto(hostUrl(name));
        for (const element of await page.locator('[data-feed]').all()) {
          await show(element);
          expect(await misreadTexts(element), (await element.getAttribute('id')) ?? name).toEqual(
            [],
          );
        }
        await expectNoSidewaysScroll(page, name);
      }
    },
  );
}
