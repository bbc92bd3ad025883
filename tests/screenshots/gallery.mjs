import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const widths = [390, 1440];

/** Writes `index.html` for the pictures: one row for each state, by width and theme. */
export function writeGallery(folder) {
  const groups = readdirSync(folder, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const parts = groups
    .map(({ name }) => ({ name, states: statesIn(path.join(folder, name)) }))
    .filter(({ states }) => states.length > 0)
    .map(({ name, states }) => groupMarkup(name, states));
  writeFileSync(
    path.join(folder, 'index.html'),
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screenshots</title>
<style>
  body { font: 15px/1.5 system-ui; margin: 24px; background: #ddd; color: #111; }
  ul { columns: 18em; }
  section > div { display: flex; gap: 12px; align-items: flex-start; overflow-x: auto; padding-block: 8px; }
  img { border: 1px solid #999; }
  img.narrow { width: 195px; }
  img.wide { width: 540px; }
</style>
${parts.join('\n')}
</html>
`,
  );
}

function statesIn(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.png'));
  return [...new Set(names.map((name) => name.replace(/-\d+-(light|dark)\.png$/, '')))].sort();
}

function groupMarkup(group, states) {
  const contents = states.map((state) => `<li><a href="#${group}-${state}">${state}</a></li>`);
  const rows = states.map((state) => {
    const images = widths.flatMap((width) =>
      ['light', 'dark'].map((scheme) => {
        const file = `${group}/${state}-${width}-${scheme}.png`;
        const size = width < 600 ? 'narrow' : 'wide';
        return `<a href="${file}"><img class="${size}" loading="lazy" src="${file}" alt="${state}, ${width} px, ${scheme}"></a>`;
      }),
    );
    return `<section id="${group}-${state}"><h3>${state}</h3><div>${images.join('')}</div></section>`;
  });
  return `<h2>${group}</h2><ul>${contents.join('')}</ul>${rows.join('\n')}`;
}
