import { is } from 'css-select';
import { parse as parseSelector, type Selector, SelectorType } from 'css-what';
import type { Document, Element } from 'domhandler';
import type { Declaration, Root } from 'postcss';
import { plainValue } from './cssValues';
import { elementsOf } from './tree';

interface Rule {
  selector: Selector[];
  specificity: number;
  declarations: readonly Pick<Declaration, 'prop' | 'value'>[];
}

/** Declarations without a use in plain HTML: it has no scripts, and rules for widths are absent. */
const useless = /^(transition|contain|container-type|cursor|-webkit-font-smoothing)$/;

/**
 * Writes the declarations of the rules into the `style` of each element, in the order of the
 * cascade. Leaves out states, such as `:hover`, and everything that depends on the window or the
 * container: an attribute cannot hold it. Custom properties become their values.
 */
export function inlineStyles(tree: Document, css: Root, theme?: string): void {
  const rules = readRules(css);
  const hostValues = valuesOfHost(css);
  const properties = new Map<Element, ReadonlyMap<string, string>>();
  for (const element of elementsOf(tree)) {
    const inherited = properties.get(element.parent as Element) ?? hostValues;
    const own = new Map(inherited);
    const styles = new Map<string, string>();
    const matching = rules.filter(({ selector }) => is(element, [selector]));
    const declarations = matching.flatMap((rule) => rule.declarations);
    for (const { prop, value } of declarations) {
      if (prop.startsWith('--')) own.set(prop, plainValue(value, inherited));
    }
    for (const { prop, value } of declarations) {
      if (prop.startsWith('--') || useless.test(prop)) continue;
      // A later declaration comes last, since it may be a shorthand of others.
      styles.delete(prop);
      styles.set(prop, plainValue(value, own));
    }
    properties.set(element, own);
    const style = [...styles].flatMap((entry) => inTheme(entry, theme)).join(';');
    if (style) element.attribs.style = style;
  }
}

/** The custom properties that an element has from `:host`. */
function valuesOfHost(css: Root): Map<string, string> {
  const values = new Map<string, string>();
  css.each((rule) => {
    if (rule.type !== 'rule' || !rule.selectors.includes(':host')) return;
    rule.each((declaration) => {
      if (declaration.type === 'decl' && declaration.prop.startsWith('--')) {
        values.set(declaration.prop, declaration.value);
      }
    });
  });
  return values;
}

/** The rules that an attribute can hold, the most specific ones last. */
function readRules(css: Root): Rule[] {
  const rules = css.nodes.flatMap((node) => {
    if (node.type !== 'rule') return [];
    const declarations = node.nodes.filter((inner) => inner.type === 'decl');
    return parseSelector(node.selector)
      .flatMap((selector) => readable(selector) ?? [])
      .map((selector) => ({ selector, specificity: specificityOf(selector), declarations }));
  });
  return rules.sort((a, b) => a.specificity - b.specificity);
}

const lists = ['is', 'where', 'not', 'has'];
const places = ['first-child', 'last-child', 'only-child', 'empty'];

/** The selector, as a list of one, without alternatives that depend on a state. */
function readable(selector: Selector[]): [Selector[]] | undefined {
  const tokens: Selector[] = [];
  for (const token of selector) {
    if (token.type === SelectorType.PseudoElement) return undefined;
    if (token.type === SelectorType.Pseudo && !places.includes(token.name)) {
      if (!lists.includes(token.name) || !Array.isArray(token.data)) return undefined;
      const data = token.data.flatMap((inner) => readable(inner) ?? []);
      if (data.length === 0) return undefined;
      tokens.push({ ...token, data });
    } else tokens.push(token);
  }
  return [tokens];
}

/** The specificity as one number: 100 for a class, 1 for a tag. There are no ids. */
function specificityOf(selector: readonly Selector[]): number {
  const weights = selector.map((token): number => {
    if (token.type === SelectorType.Tag) return 1;
    if (token.type === SelectorType.Attribute) return 100;
    if (token.type !== SelectorType.Pseudo) return 0;
    if (!Array.isArray(token.data)) return 100;
    return token.name === 'where' ? 0 : Math.max(...token.data.map(specificityOf));
  });
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/** A declaration as text. Without a theme, browsers that do not know `light-dark()` get light. */
function inTheme([property, value]: [string, string], theme?: string): string[] {
  const written = (name: 'light' | 'dark') => `${property}:${chosen(value, name)}`;
  if (!value.includes('light-dark(')) return [`${property}:${value}`];
  if (theme === 'light' || theme === 'dark') return [written(theme)];
  return [written('light'), `${property}:${value}`];
}

function chosen(value: string, theme: 'light' | 'dark'): string {
  return value.replace(/light-dark\(([^(),]+),([^(),]+)\)/g, (_, light: string, dark: string) =>
    (theme === 'light' ? light : dark).trim(),
  );
}
