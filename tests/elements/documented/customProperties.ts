import type { PublicProperty } from '../../../src/theme/publicProperties';
import { rootOf } from '../fixtures/page';

/** The CSS properties that can contain a colour or a font. */
const colored = [
  ...['color', 'background-color', 'background-image', 'outline-color', 'box-shadow', 'fill'],
  ...['stroke', 'caret-color', 'accent-color', 'text-decoration-color', '-webkit-text-fill-color'],
  ...['border-top-color', 'border-right-color', 'border-bottom-color', 'border-left-color'],
  ...['font-size', 'font-family', 'scrollbar-color', 'stop-color'],
];

/** The boxes of an element: its own and those of its pseudo-elements. */
function boxesOf(element: Element): (string | null)[] {
  const drawn = ['::before', '::after'].filter(
    (pseudo) => getComputedStyle(element, pseudo).content !== 'none',
  );
  const field = element.matches('input, textarea') ? ['::placeholder'] : [];
  return [null, ...drawn, ...field];
}

/** The states that users cause. The styles for them are applied to all elements. */
const doings = [/:hover/g, /:active/g, /:focus(-visible|-within)?/g, /:target/g];

/** A value that is used nowhere else. */
function markOf({ syntax }: PublicProperty, index: number): string {
  if (syntax === '<color>') return `rgb(1, 2, ${index})`;
  return syntax === '<length>' ? `${index + 33.25}px` : `mark-${index}`;
}

/** The styles of an element now and in each state that users can cause. */
function sheetsOf(root: ShadowRoot): CSSStyleSheet[] {
  const css = root.adoptedStyleSheets
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join('\n');
  return [css, ...doings.map((doing) => css.replaceAll(doing, ':not(none)'))].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${text}
      *, ::before, ::after { transition: none !important; animation: none !important; }`);
    return sheet;
  });
}

/** The computed styles of an element. */
function stylesOf(root: ShadowRoot): string {
  const elements = [...root.querySelectorAll('*')];
  const texts = elements.flatMap((element) =>
    boxesOf(element).flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return colored.map((name) => style.getPropertyValue(name));
    }),
  );
  return [...new Set(texts)].join('\n');
}

/**
 * The custom properties that change how an element looks now, under a pointer or with the focus.
 */
export function reachedProperties(
  host: HTMLElement,
  properties: readonly PublicProperty[],
): string[] {
  const root = rootOf(host);
  const [sheets, marks] = [root.adoptedStyleSheets, properties.map(markOf)];
  properties.forEach(({ name }, index) => host.style.setProperty(name, marks[index] ?? null));
  const styles = sheetsOf(root).map((sheet) => {
    root.adoptedStyleSheets = [sheet];
    return stylesOf(root);
  });
  root.adoptedStyleSheets = sheets;
  for (const { name } of properties) host.style.removeProperty(name);
  return properties
    .filter((_, index) => styles.some((text) => text.includes(marks[index] ?? '')))
    .map(({ name }) => name);
}
