import { type ConfigData, HtmlValidate } from 'html-validate';

import { elementFinder } from './elementFinder';
import type { MarkupChecker, MarkupDocument, MarkupFinding } from './markup';

/**
 * The rules that html-validate recommends, and those about whole documents. A widget begins with
 * any heading: `heading-level` of its element specifies which.
 */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    'doctype-style': ['error', { style: 'lowercase' }],
    'heading-level': ['error', { minInitialRank: 'any', sectioningRoots: [] }],
    // ARIA lets authors name lists, groups and regions.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
};

/** Checks documents with html-validate (https://html-validate.org). */
export const htmlValidate: MarkupChecker = {
  name: 'html-validate',
  async check(documents) {
    const checker = new HtmlValidate(config);
    const findings = await Promise.all(documents.map((document) => findingsOf(checker, document)));
    return findings.flat();
  },
};

async function findingsOf(
  checker: HtmlValidate,
  { name, html }: MarkupDocument,
): Promise<MarkupFinding[]> {
  const { results } = await checker.validateString(html);
  const find = elementFinder(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, offset }) => ({
      document: name,
      rule: ruleId,
      message,
      place: html.slice(html.lastIndexOf('<', offset), offset + 160),
      matches: (selector) => find(offset)?.matches(selector) ?? false,
    }));
}
