import { type PublishedAnswers, publishedIds } from '../../../dashboard/published/publishedAnswers';

export interface RenderedParts {
  /** What a renderer made of the page. */
  markup: string;
  answers: PublishedAnswers;
  /** The script that takes the page over for the app, beside the page. */
  script: string;
  /** A script that runs before the contents are shown, beside the page. */
  returnScript?: string;
}

/** The page with its contents as HTML, and with the answers that the app asks for first. */
export function renderedPage(page: string, parts: RenderedParts): string {
  const { markup, answers, script, returnScript } = parts;
  const { page: pageId, answers: answersId } = publishedIds;
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c');
  const start = returnScript ? `<script src="${returnScript}"></script>` : '';
  const contents = `<div id="${pageId}">${start}${markup}</div><script type="application/json" id="${answersId}">${json}</script><div id="app"></div>`;
  return page
    .replace(/<link rel="preload" href="config\.json"[^>]*>/i, '')
    .replace(
      /<script async src="[^"]*"><\/script>/i,
      () => `<script defer src="${script}"></script>`,
    )
    .replace(/<div id="app">[^]*<\/div>(?=\s*<\/body>)/i, () => contents);
}

/** Browsers show this only without scripts, so the app neither sees nor flashes it. */
export function withReadable(page: string, readable: string): string {
  return page.replace(/<noscript>/i, (start) => start + readable);
}
