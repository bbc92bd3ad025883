/** Runs in the page: from the next key or click to the frame after the count of artifacts has changed, in milliseconds. */
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

/** Milliseconds until the result of an input is painted; none where the input leaves the count as it is. */
async function paintTime(page, act) {
  const painted = await page.evaluateHandle(`({ time: (${untilPainted})() })`);
  await act();
  return painted.evaluate(({ time }) => time);
}

/** The times of typing a text into the search, taking it out again, and of ticking and unticking filters. */
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
