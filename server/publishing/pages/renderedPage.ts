import {
  dataId,
  type PublishedData,
  unhydratedMark,
} from '../../../dashboard/published/publishedData';

/** Scripts that only published pages have, as addresses relative to the page. */
export interface PublishedScripts {
  /** Hydrates the page. `main.tsx` imports it. */
  hydrate?: string;
  /** Hides the page before the app is shown. */
  hide?: string;
}

export interface RenderedParts {
  /** The rendered app. */
  markup: string;
  /** The data that the app needs to hydrate the markup. */
  data: PublishedData;
  scripts?: PublishedScripts;
}

/** The page with the app as HTML, and with the data that the app needs to hydrate it. */
export function renderedPage(page: string, { markup, data, scripts }: RenderedParts): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const { hydrate, hide } = scripts ?? {};
  const script = hide ? `<script src="${hide}"></script>` : '';
  const preload = hydrate ? `<link rel="modulepreload" href="${hydrate}" />` : '';
  const contents = `${script}<div id="app" ${unhydratedMark}>${markup}</div><script type="application/json" id="${dataId}">${json}</script>`;
  return page
    .replace(/<link rel="preload" href="config\.json"[^>]*>/i, '')
    .replace(/<script async src="[^"]*"><\/script>/i, () => preload)
    .replace(/<div id="app">[^]*<\/div>(?=\s*<\/body>)/i, () => contents);
}

/** Browsers show this only without scripts, so the app neither sees nor flashes it. */
export function withReadable(page: string, readable: string): string {
  return page.replace(/<noscript>/i, (start) => start + readable);
}
