import { type PublishedAnswers, publishedIds } from '../../../app/published/publishedPage';

export interface RenderedParts {
  /** What a renderer made of the page. */
  markup: string;
  answers: PublishedAnswers;
  /** The script that takes the page over for the app, beside the page. */
  script: string;
}

const lateStyles = / data-late="([^"]*)"([^>]*>)/i;

/**
 * The page with its contents as HTML, and with the answers that the app asks for first. The late
 * styles are linked, because the contents need them.
 */
export function renderedPage(page: string, { markup, answers, script }: RenderedParts): string {
  const { page: pageId, answers: answersId } = publishedIds;
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c');
  const contents = `<div id="${pageId}">${markup}</div><script type="application/json" id="${answersId}">${json}</script><div id="app"></div>`;
  return page
    .replace(/<link rel="preload" href="config\.json"[^>]*>/i, '')
    .replace(
      lateStyles,
      (_, late: string, end: string) => `${end}<link rel="stylesheet" href="${late}" />`,
    )
    .replace(
      /<script async src="[^"]*"><\/script>/i,
      () => `<script defer src="${script}"></script>`,
    )
    .replace(/<div id="app">[^]*?<\/div>/i, () => contents);
}
