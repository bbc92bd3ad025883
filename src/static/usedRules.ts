import { parse, type Root } from 'postcss';
import { sheetText } from '../theme/sheet';

/** Matches the selectors without classes that our styles have. A page may have others. */
const ownSelector = /:host|\[data-(theme|static)/;

/**
 * The CSS of this bundle: of its scripts, or of the stylesheets of the page where a build puts its
 * styles into files.
 */
export function bundledCss(): string {
  const own = sheetText();
  if (own || typeof document === 'undefined') return own;
  return [...document.styleSheets].map(textOf).join('\n');
}

function textOf(sheet: CSSStyleSheet): string {
  try {
    return [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
  } catch {
    // A stylesheet of another origin.
    return '';
  }
}

/** Parses CSS. Keeps the rules that can apply to markup with these classes, in their order. */
export function usedRules(css: string, classes: ReadonlySet<string>): Root {
  const root = parse(css);
  root.walkRules((rule) => {
    const mentioned = [...rule.selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name);
    const isUsed =
      mentioned.length > 0
        ? mentioned.some((name) => classes.has(name ?? ''))
        : ownSelector.test(rule.selector);
    if (!isUsed) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (!rule.nodes?.length) rule.remove();
  });
  root.walkComments((comment) => void comment.remove());
  return root;
}
