import { pageStyle } from '../pages/pageStyle';

/** The reserved space for elements, as in the README. */
const reserve = `
@media (scripting: enabled) {
trovi-artifact-card, trovi-citation-box, trovi-artifact-detail, trovi-artifact-catalogue { display: flex; }
trovi-artifact-card { min-height: 370px; }
trovi-citation-box { min-height: 376px; }
trovi-artifact-detail, trovi-artifact-catalogue { min-height: 100vh; align-content: start; margin-top: 3rem; }
}`;

const own = `${pageStyle}
header { padding: 0.75rem clamp(1rem, 3vw, 2rem); }
main { max-width: 76rem; }
.about { max-width: 44rem; color: var(--muted); }
.feeds { display: grid; gap: 2rem 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); }
section { min-width: 0; }
trovi-artifact-card { margin-bottom: 1rem; }
${reserve}`;

/** Hides what browsers always hide, even if a style reset shows it. */
const hidden = 'head, head *, script, style { display: none !important; }';

/** The styles of host pages, by name: `/embed/styles/{name}.css`. */
export const hostStyles: Readonly<Record<string, string>> = {
  own,
  portal: `
body { background: #f4f6f9; }
body > header { padding: 1rem; background: #1d3557; }
body > header a { color: #fff; }
main { max-width: 82rem; margin: 0 auto; padding: 2rem 1rem; }
.about { max-width: 44rem; }
.plain { margin: 0; }
${reserve}
.card-body trovi-citation-box { min-height: 234px; }`,
  reset: `
* { all: unset; box-sizing: content-box !important; }
body, main, section, h1, h2, p, header { display: block; margin-bottom: 1em; }
${hidden}`,
  hostile: `
* {
  font: italic 900 40px/3 serif !important; letter-spacing: 9px !important; word-spacing: 30px !important;
  text-transform: uppercase !important; text-indent: 60px !important; text-align: right !important; white-space: nowrap !important;
  display: block !important; box-sizing: content-box !important; color: red !important; background: gold !important;
  cursor: wait !important; list-style: square !important; word-break: break-all !important;
}
div, span, a, p, h1, h2, h3, article, section, button, pre, ul, li, svg, path, trovi-artifact-card, trovi-citation-box {
  font-size: 50px !important; padding: 3px !important; border: 5px dotted blue !important; margin: 7px !important;
  border-radius: 0 !important; min-height: 90px !important; fill: red !important; overflow-wrap: normal !important;
}
a, button { pointer-events: none !important; text-decoration: line-through !important; }
.plain { white-space: normal !important; font-size: 16px !important; }
${hidden}`,
  narrow: `
main { width: 200px; margin: 1rem; padding: 0; }
trovi-artifact-card { min-height: 560px; }
trovi-citation-box { min-height: 676px; }
h1 { font-size: 1.25rem; }`,
  'content-width': `
.flex, .flex-column { display: flex; gap: 1rem; }
.flex-column { flex-direction: column; align-items: flex-start; }
.grid-auto { display: grid; grid-template-columns: auto 1fr; gap: 1rem; }
.table { display: table; }
.table > .cell { display: table-cell; }
.float::after { content: ''; display: block; clear: both; }
.float > [data-feed] { float: left; }
.inline-block > [data-feed] { display: inline-block; }
.fit-content > [data-feed] { width: fit-content; }
.min-content > [data-feed] { width: min-content; }`,
  'large-text': ':root { font-size: 200%; --trovi-font-size: 30px; }',
  small: ':root { font-size: 10px; }',
  large: ':root { font-size: 24px; }',
  dark: `
:root {
  color-scheme: dark;
  --bg: #101418; --surface: #1a2027; --line: #303942; --text: #e8edf2; --muted: #a3adb8; --link: #8fc7ff;
}
main { max-width: 52rem; }`,
  frame:
    'iframe { width: 100%; height: 60rem; border: 1px solid var(--line); border-radius: 12px; }',
  cards: `
.cards { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr)); }
/* Long titles need more than most. */
.cards trovi-artifact-card { min-height: 410px; margin: 0; }`,
  bench: `
.bench { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-bottom: 1.5rem; }
.places { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); }
.place { min-width: 0; padding: 1rem; border: 1px dashed var(--edge); border-radius: 12px; }`,
};
