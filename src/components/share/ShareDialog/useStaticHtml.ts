import { useEffect, useState } from 'react';
import { sharedKey } from '../../../domain/sharing/sharing';
import type { StaticKind } from '../../../domain/sharing/embedCode';
import type { SharingProps } from '../sharingProps';
import type { ColorTheme } from '../../../domain/configuration/colorThemes';

/** HTML without scripts; `undefined` until it is made. */
export interface StaticHtml {
  html?: string;
  hasFailed: boolean;
  /** Tries again after a failure. */
  retry: () => void;
}

/** Creates the HTML of the shared page, if `isWanted`. Its code loads first. */
export function useStaticHtml(
  shared: SharingProps,
  { kind, theme }: { kind: StaticKind; theme: ColorTheme },
  isWanted: boolean,
): StaticHtml {
  const { artifact, version, renderHtml } = shared;
  const sharingKey = sharedKey(shared);
  const [outcome, setOutcome] = useState<Omit<StaticHtml, 'retry'>>({ hasFailed: false });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted || !renderHtml) return;
    let isCurrent = true;
    const finish = (next: Omit<StaticHtml, 'retry'>) => {
      if (isCurrent) setOutcome(next);
    };
    finish({ hasFailed: false });
    renderHtml({ artifact, version, sharingKey }, { kind, theme }).then(
      (html) => finish({ html, hasFailed: false }),
      () => finish({ hasFailed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [artifact, version, sharingKey, renderHtml, kind, theme, isWanted, attempt]);
  return { ...outcome, retry: () => setAttempt(attempt + 1) };
}
