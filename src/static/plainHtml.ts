import type { Document, Element } from 'domhandler';
import { inlineStyles } from './inlineStyles';
import type { StaticPartProps } from './StaticPart';
import { classesIn, elementsOf, removeElement, writeMarkup } from './tree';
import { usedRules } from './usedRules';

/** Attributes that only scripts and stylesheets need. */
const forScripts = /^(class|part|id|data-.*|aria-controls|aria-labelledby|aria-selected)$/;

/**
 * Elements with inline styles. Also readable if a page's editor removes the styles: icons have a
 * size of their own, and there are no buttons and fields.
 */
export function plainHtml(tree: Document, { theme }: StaticPartProps, css: string): string {
  inlineStyles(tree, usedRules(css, classesIn(tree)), theme);
  const controls = elementsOf(tree).filter(({ name }) => /^(button|label)$/.test(name));
  for (const element of controls) removeElement(element);
  removeEmpty(tree);
  for (const element of elementsOf(tree)) tidy(element);
  return writeMarkup(tree);
}

/** Removes empty boxes, the inner ones first. */
function removeEmpty(tree: Document): void {
  for (const element of elementsOf(tree).reverse()) {
    if (element.children.length === 0 && /^(div|span|li|ul)$/.test(element.name)) {
      removeElement(element);
    }
  }
}

function tidy({ name, attribs }: Element): void {
  for (const attribute of Object.keys(attribs)) {
    if (forScripts.test(attribute)) delete attribs[attribute];
  }
  if (attribs.role === 'tabpanel') {
    delete attribs.role;
    delete attribs.tabindex;
  }
  if (name !== 'svg') return;
  for (const side of ['width', 'height']) {
    const length = new RegExp(`(?:^|;)${side}:([\\d.]+(?:px|em))`).exec(attribs.style ?? '');
    if (length?.[1]) attribs[side] = length[1].replace('px', '');
  }
}
