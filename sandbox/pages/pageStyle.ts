/** The style of the sandbox's own pages: the product's colours and sizes, light and dark. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --bg: #f6f7ed; --surface: #fefefc; --sunken: #eff1e7; --line: #dbdecf; --edge: #7d8a7f;
  --text: #15251b; --muted: #4c5b50; --link: #006927;
  --leaf: #67c83f; --warm: #8a4809; --warm-soft: #ffedd0; --accent: #14802c; --on-accent: #ffffff; --key: #005722; --focus: #d15703;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #0d1811; --surface: #16221b; --sunken: #202d24; --line: #2d3b31; --edge: #75837a;
    --text: #eaefe5; --muted: #acb6a9; --link: #8be378;
    --leaf: #40963e; --warm: #f9c16d; --warm-soft: #462f14; --accent: #77da60; --on-accent: #02200b; --key: #479c44; --focus: #ffa753;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--bg); color: var(--text);
  font: 0.9375rem/1.6 -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif;
}
header { border-bottom: 1px solid var(--line); background: var(--surface); }
header p { display: flex; align-items: center; gap: 0.5rem; }
header p, main { max-width: 52rem; margin: 0 auto; padding: 0.75rem clamp(1rem, 3vw, 2rem); }
main { padding-block: 2rem 4rem; }
.leaf { width: 1rem; height: 1rem; border-radius: 0 100% 0 100%; background: var(--leaf); }
.note { margin-left: auto; color: var(--muted); font-size: 0.8125rem; }
h1 { margin: 0 0 0.5rem; font-size: 1.875rem; line-height: 1.25; letter-spacing: -0.015em; overflow-wrap: anywhere; }
h2 { margin: 0 0 0.5rem; font-size: 1.0625rem; overflow-wrap: anywhere; }
p, ul, ol, dl, pre, table { margin: 0 0 1rem; }
.lead { color: var(--muted); }
.card {
  margin: 1.5rem 0; padding: 1.25rem; border: 1px solid var(--line); border-radius: 12px; background: var(--surface);
}
.card > :last-child { margin-bottom: 0; }
.warm { border-color: transparent; background: var(--warm-soft); color: var(--warm); }
dl { display: grid; grid-template-columns: minmax(7rem, max-content) 1fr; gap: 0.25rem 1.25rem; }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; }
@media (max-width: 36rem) {
  dl { grid-template-columns: 1fr; gap: 0; }
  dd { margin-bottom: 0.5rem; }
}
a { color: var(--link); text-underline-offset: 0.15em; }
a:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 2px; }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: 0.8125rem; }
code { padding: 0.1em 0.35em; border-radius: 5px; background: var(--sunken); overflow-wrap: anywhere; }
h2 code { padding: 0; background: none; font-size: 0.9375rem; }
pre { padding: 0.75rem 1rem; border-radius: 9px; background: var(--sunken); overflow-x: auto; }
pre code { padding: 0; background: none; }
table { width: 100%; border-collapse: collapse; font-size: 0.8125rem; }
th, td { padding: 0.5rem 0.75rem 0.5rem 0; border-top: 1px solid var(--line); text-align: start; vertical-align: top; }
time, .short { white-space: nowrap; }
form > p { margin: 0 0 1rem; }
label { display: block; margin-bottom: 0.25rem; font-weight: 500; }
input[type=text], input[type=email], input[type=password] {
  width: 100%; max-width: 24rem; min-height: 2.5rem; padding: 0.4375rem 0.75rem; border: 1px solid var(--edge); border-radius: 9px;
  background: var(--surface); color: var(--text); font: inherit;
}
input:focus-visible, button:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
button {
  min-height: 2.5rem; padding: 0.5rem 1.25rem; border: 0; border-radius: 9px; background: var(--accent); color: var(--on-accent);
  box-shadow: 0 2px 0 var(--key); font: inherit; font-weight: 500; cursor: pointer;
}
button:active { box-shadow: none; transform: translateY(2px); }
input[aria-invalid] { border: 2px solid var(--warm); }
input[aria-invalid] + .hint { color: var(--warm); font-weight: 500; }
.calls td:first-child code { overflow-wrap: normal; }
.accounts code { white-space: nowrap; overflow-wrap: normal; }
.hint { display: block; margin-top: 0.25rem; color: var(--muted); font-size: 0.8125rem; }
.tiles { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); padding: 0; list-style: none; }
.tiles li { display: flex; flex-direction: column; gap: 0.25rem; padding: 1rem; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
.tiles a { font-weight: 500; }
.tiles span { color: var(--muted); font-size: 0.8125rem; }
.sheet { max-width: 30rem; }
thead th { border-top: 0; color: var(--muted); font-weight: 500; }
`;
