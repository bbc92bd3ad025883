import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, type Page } from '@playwright/test';
import type { AxeResults, CheckResult, RuleObject, RunOptions } from 'axe-core';

import { axeRules } from '../../../accessibility/axeRules';
import { judgeFindings, reviewedPlaces } from '../../../accessibility/judgeFindings';
import { measureContrast } from '../../../accessibility/measureContrast';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface CheckedWindow {
  axe: { run: (options: RunOptions) => Promise<AxeResults> };
  measureContrast: typeof measureContrast;
}

/**
 * Expects that axe finds no faults in the current page, and no unreviewed place that it cannot
 * decide.
 */
export async function expectAccessible(
  page: Page,
  state: string,
  rules: RuleObject = {},
): Promise<void> {
  await page.evaluate(axe);
  await page.evaluate(`window.measureContrast = ${measureContrast.toString()}`);
  const { violations, findings } = await page.evaluate(
    async ({ exceptions, places }) => {
      const { axe: checker, measureContrast: measure } = window as unknown as CheckedWindow;
      // Axe names each place by its siblings. The app is the only child of the body but for a frame
      // of the sign-on library, which may go while axe runs: another sibling keeps the names.
      if (!document.body.querySelector(':scope > template')) {
        document.body.append(document.createElement('template'));
      }
      const stays = (element?: Element | null): boolean =>
        element instanceof Element &&
        (/fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement));
      // A bar that stays while the page scrolls may cover a target. Scrolling uncovers it.
      const isBelowBar = (rule: string, element: Element | undefined, checks: CheckResult[]) => {
        const near = checks.flatMap(({ relatedNodes }) => relatedNodes ?? []);
        const isNearBar = !stays(element) && near.some((other) => stays(other.element));
        return rule === 'target-size' && isNearBar;
      };
      // In forced colours the system chooses the colours. Axe reads those of the page instead
      // (`-webkit-text-fill-color`).
      const isForced = matchMedia('(forced-colors: active)').matches;
      const results = await checker.run({
        elementRef: true,
        // The frame of the sign-on library is empty, and may go while axe waits for it.
        iframes: false,
        rules: isForced ? { ...exceptions, 'color-contrast': { enabled: false } } : exceptions,
      });
      return {
        violations: results.violations
          .map(({ id, nodes }) => ({
            id,
            nodes: nodes
              .filter(({ any, element }) => !isBelowBar(id, element, any))
              .map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`),
          }))
          .filter(({ nodes }) => nodes.length > 0),
        findings: results.incomplete.flatMap(({ id: rule, nodes }) =>
          nodes
            .filter(({ any, element }) => !isBelowBar(rule, element, any))
            .map(({ html, any, all, none, element }) => {
              const [check] = [...any, ...all, ...none];
              const data = check?.data as { messageKey?: string } | null | undefined;
              return {
                rule,
                reason: data?.messageKey ?? check?.id ?? '',
                html: html.slice(0, 200),
                contrast: element && rule === 'color-contrast' ? measure(element) : 0,
                places: places.filter((place) => element?.matches(place)),
              };
            }),
        ),
      };
    },
    { exceptions: { ...axeRules, ...rules }, places: reviewedPlaces },
  );
  expect(violations, state).toEqual([]);
  expect(judgeFindings(findings), `${state}: what axe cannot decide`).toEqual([]);
}
