import type { MouseEvent } from 'react';

/** Detail of the events that fire when the user opens something. */
export interface OpeningDetail {
  artifactId: string;
  /** Slug of the version, if the user opens or launches a version. */
  version?: string;
  /** Target of the link. */
  url: string;
}

/**
 * Creates a handler that reports a click on a link to the page. If a listener prevents the default,
 * the browser does not follow the link. Ignores clicks that open a tab or window or start a
 * download.
 */
export function openingHandler(tell: (detail: OpeningDetail) => boolean) {
  return (artifactId: string, event: MouseEvent<HTMLAnchorElement>, version?: string): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0)
      return;
    const url = event.currentTarget.href;
    const detail = version === undefined ? { artifactId, url } : { artifactId, version, url };
    if (!tell(detail)) event.preventDefault();
  };
}
