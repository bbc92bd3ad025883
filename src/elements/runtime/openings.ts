import type { MouseEvent } from 'react';

/** The detail of the events about something that a person opens. */
export interface OpeningDetail {
  artifactId: string;
  /** Where the link leads. */
  url: string;
}

/**
 * Tells a page of a click on a link, before the link is followed; where a listener prevents the default, it is not. Clicks that
 * ask for a new tab, a window or a download are the browser's alone.
 */
export function tellOpening(
  tell: (detail: OpeningDetail) => boolean,
  artifactId: string,
  event: MouseEvent<HTMLAnchorElement>,
): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0)
    return;
  if (!tell({ artifactId, url: event.currentTarget.href })) event.preventDefault();
}
