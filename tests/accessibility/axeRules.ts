import type { RuleObject } from 'axe-core';

/**
 * Rules that axe runs only on request: the newest of WCAG 2.2 AA, and the experiments that are
 * useful here. The other experiments do not fit. `focus-order-semantics` objects to boxes that can
 * be scrolled by keyboard, which WCAG requires. `hidden-content` reports everything hidden. `css-
 * orientation-lock` reads style sheets, which the policy of the dashboard forbids.
 */
export const axeRules: RuleObject = Object.fromEntries(
  [
    'target-size',
    'label-content-name-mismatch',
    'p-as-heading',
    'table-fake-caption',
    'td-has-header',
  ].map((rule) => [rule, { enabled: true }]),
);
