import type { AxeResults, RunOptions } from 'axe-core';

import { axeRules } from './axeRules';
import { judgeFindings, reviewedPlaces } from './judgeFindings';
import { measureContrast } from './measureContrast';

/** The part of axe's API that is needed. */
export interface Axe {
  run: (of: Element, options: RunOptions) => Promise<AxeResults>;
}

/**
 * Returns the faults that axe finds in a part of this page, and the unreviewed places that it
 * cannot decide, one line each.
 * @param options choose the rules to run. By default all run.
 */
export async function findFaults(
  axe: Axe,
  part: Element,
  options: Pick<RunOptions, 'rules' | 'runOnly'> = {},
): Promise<string[]> {
  // In forced colours the system chooses the colours. Axe reads those of the page instead
  // (`-webkit-text-fill-color`).
  const isForced = matchMedia('(forced-colors: active)').matches;
  const { violations, incomplete } = await axe.run(part, {
    elementRef: true,
    resultTypes: ['violations', 'incomplete'],
    runOnly: options.runOnly,
    rules: { ...axeRules, 'color-contrast': { enabled: !isForced }, ...options.rules },
  });
  const findings = incomplete.flatMap(({ id: rule, nodes }) =>
    nodes.map(({ html, any, all, none, element }) => {
      const [check] = [...any, ...all, ...none];
      const data = check?.data as { messageKey?: string } | null | undefined;
      return {
        rule,
        reason: data?.messageKey ?? check?.id ?? '',
        html: html.slice(0, 200),
        contrast: element && rule === 'color-contrast' ? measureContrast(element) : 0,
        places: reviewedPlaces.filter((place) => element?.matches(place)),
      };
    }),
  );
  const lines = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  );
  return [...lines, ...judgeFindings(findings)];
}
