/** Runs in the page. Measures from the next input to the frame with the new count, in ms. */
function untilPainted() {
  const heading = document.querySelector('main h2');
  const before = heading.textContent;
  let began = 0;
  const begin = (event) => {
    began ||= event.timeStamp;
  };
  for (const type of ['keydown', 'click']) {
    addEventListener(type, begin, { capture: true, once: true });
  }
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (heading.textContent === before) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - began);
        port2.postMessage(undefined);
      });
    });
    observer.observe(heading, { subtree: true, childList: true, characterData: true });
    setTimeout(() => {
      observer.disconnect();
      resolve(undefined);
    }, 1_500);
  });
}

/** Milliseconds until the browser paints the result, or nothing if the count stays the same. */
async function paintTime(page, act) {
  const painted = await page.evaluateHandle(`({ time: (${untilPainted})() })`);
  await act();
  return painted.evaluate(({ time }) => time);
}

/** The paint times of typing and deleting a search and of ticking and unticking filters. */
export async function paintTimes(page, text, filters) {
  const times = [];
  await page.getByRole('searchbox', { name: 'Search artifacts' }).focus();
  for (const key of [...text, ...Array.from(text, () => 'Backspace')]) {
    times.push(await paintTime(page, () => page.keyboard.press(key)));
  }
  for (const name of [...filters, ...filters]) {
    const filter = page.getByRole('checkbox', { name, exact: true });
    times.push(await paintTime(page, () => filter.click()));
  }
  return times.filter((time) => time !== undefined);
}
