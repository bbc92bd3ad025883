/** Runs in the page. Scrolls to the end by frames. Returns frame times and most elements. */
async function scrollThrough(step) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const frames = [];
  let mostElements = 0;
  let last = await frame();
  for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
    scrollTo(0, top);
    const now = await frame();
    frames.push(now - last);
    last = now;
    mostElements = Math.max(mostElements, document.getElementsByTagName('*').length);
  }
  return { frames, mostElements };
}

/** Scrolls through the whole page, `step` pixels a frame. */
export const scroll = (page, step) => page.evaluate(`(${scrollThrough})(${step})`);
