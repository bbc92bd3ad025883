import type { RuleObject } from 'axe-core';

/**
 * Rules that axe leaves alone unless it is asked: the newest of WCAG 2.2 AA, and those of its experiments that hold for us.
 * The other experiments: `focus-order-semantics` objects to boxes that scroll by keys, which WCAG asks for; `hidden-content`
 * names whatever is hidden; `css-orientation-lock` reads style sheets, which the dashboard's policy keeps from it.
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
