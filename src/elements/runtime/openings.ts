import type { MouseEvent } from 'react';

/** The detail of the events about something that a person opens. */
export interface OpeningDetail {
  artifactId: string;
  /** Slug of the version, where it is one that is opened or launched. */
  version?: string;
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
  version?: string,
): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0)
    return;
  const url = event.currentTarget.href;
  const detail = version === undefined ? { artifactId, url } : { artifactId, version, url };
  if (!tell(detail)) event.preventDefault();
}
