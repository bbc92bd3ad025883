/** A finding that is not a fault. */
export interface AllowedFinding {
  /** The rule of html-validate. */
  htmlValidate?: string;
  /** The message of Nu, which names no rules. */
  nu?: RegExp;
  /** The selector of the elements. By default, all. */
  where?: string;
  /** Why this is not a fault. */
  why: string;
  /** The standard, the documentation or the file that allows it. */
  source: string;
}

/** Rules about how people write a file. A browser wrote the text that we check. */
const serialised = 'https://html.spec.whatwg.org/multipage/parsing.html#serialising-html-fragments';

/**
 * All findings of html-validate and Nu that are not faults. Any other fails the tests, and so does
 * an entry that no page needs any more.
 */
export const allowedFindings: readonly AllowedFinding[] = [
  {
    nu: /^Attribute “part” not allowed on element/,
    why: 'Names what a host page may style. CSS Shadow Parts defines it for every element.',
    source: 'https://drafts.csswg.org/css-shadow-1/#part-attr',
  },
  {
    nu: /^Bad value “” for attribute “form” on element “button”: An ID must not be the empty string\.$|^The “form” attribute must refer to a form element\.$/,
    where: 'button[role="combobox"]',
    why: 'Keeps the button of Radix’s select out of the form around it. Its hidden select is sent.',
    source: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner',
  },
  {
    nu: /^Element “article” is missing required attribute “role”\.$/,
    where: 'article[aria-posinset][aria-setsize]',
    why: 'A card says its place in the list. Nu knows these attributes only with a written role, which would repeat the element’s own.',
    source: 'https://www.w3.org/TR/wai-aria-1.2/#article',
  },
  {
    nu: /^Attribute “aria-activedescendant” value should either refer to a descendant element/,
    where: '[role="combobox"][aria-controls]',
    why: 'The active option is in the list that aria-controls names. ARIA 1.2 allows this; Nu has the rule of ARIA 1.1.',
    source: 'https://www.w3.org/TR/wai-aria-1.2/#aria-activedescendant',
  },
  {
    nu: /^Bad value “allow-storage-access-by-user-activation .*” for attribute “sandbox” on element “iframe”/,
    where: 'iframe[src*="/realms/"]',
    why: 'keycloak-js makes the frames in which it looks for a session. The Storage Access API defines the keyword; Nu does not know it.',
    source:
      'https://privacycg.github.io/storage-access/#the-sandbox-attribute, node_modules/keycloak-js/lib/keycloak.js',
  },
  {
    nu: /^This document has heading elements but none of them has a computed heading level of 1\.$/,
    where: '[data-shadow-root] *',
    why: 'The checked document is an element alone. The first heading belongs to the page that embeds it.',
    source: 'docs/embedding/data.md (The elements), tests/markup/readMarkup.ts',
  },
  {
    htmlValidate: 'hidden-focusable',
    where: '[data-aria-hidden], [data-aria-hidden] *',
    why: 'A dialog or a list is open: all else is hidden from assistive technology, and the focus stays inside.',
    source:
      'tests/accessibility/reviewedFindings.ts (aria-hidden-focus), tests/e2e/quality/keys.spec.ts',
  },
  {
    htmlValidate: 'prefer-native-element',
    where: '[role="listbox"]',
    why: 'The list of a combobox, or of a select whose options are styled: a native select cannot be either.',
    source: 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/',
  },
  {
    htmlValidate: 'prefer-native-element',
    where: '[role="table"], [role="cell"]',
    why: 'The table holds only the rows near the viewport, each at its place. CSS cannot place the rows of a native table.',
    source:
      'https://www.w3.org/WAI/ARIA/apg/patterns/table/, https://www.w3.org/TR/CSS22/tables.html',
  },
  {
    htmlValidate: 'prefer-native-element',
    where: 'button[role="checkbox"]',
    why: 'Radix’s checkbox, which has a third state and the keys of the ARIA Authoring Practices Guide.',
    source: 'https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/',
  },
  {
    htmlValidate: 'wcag/h71',
    where: 'fieldset[aria-labelledby]',
    why: 'The heading of the section names the group. A legend would say it a second time.',
    source: 'https://www.w3.org/WAI/WCAG22/Techniques/aria/ARIA17',
  },
  {
    htmlValidate: 'unique-landmark',
    where: '[role="tabpanel"] section',
    why: 'Both tabs say what comes next, and one of the two panels is hidden. The rule counts hidden landmarks.',
    source: 'https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/',
  },
  {
    htmlValidate: 'no-inline-style',
    why: 'A rule of taste. Scripts set sizes and places through the DOM, which the security policy allows.',
    source: 'https://www.w3.org/TR/CSP3/#directive-style-src, server/policy/contentPolicy.ts',
  },
  {
    htmlValidate: 'require-sri',
    why: 'Scripts and styles come from the page’s own server, as the page does.',
    source: 'https://html-validate.org/rules/require-sri.html',
  },
  {
    htmlValidate: 'valid-id',
    why: 'A rule of taste. React’s ids begin with an underscore. HTML forbids only white space.',
    source: 'https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute',
  },
  {
    htmlValidate: 'long-title',
    why: 'A rule for search engines. The title of the page begins with the whole title of the artifact.',
    source: 'docs/product.md, https://html-validate.org/rules/long-title.html',
  },
  {
    htmlValidate: 'void-style',
    nu: /^Trailing slash on void elements has no effect/,
    why: 'A rule of taste. Prettier writes the slash in our files, and browsers ignore it.',
    source: 'https://html.spec.whatwg.org/multipage/syntax.html#start-tags',
  },
  {
    htmlValidate: 'attribute-boolean-style',
    why: 'A rule about files. The browser wrote this text.',
    source: serialised,
  },
  {
    htmlValidate: 'attribute-empty-style',
    why: 'A rule about files. The browser wrote this text.',
    source: serialised,
  },
  {
    htmlValidate: 'no-trailing-whitespace',
    why: 'A rule about files. The browser wrote this text.',
    source: serialised,
  },
];
