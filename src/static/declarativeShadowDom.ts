import type { Document } from 'domhandler';
import type { StaticPartProps } from './StaticPart';
import { classesIn, elementsOf, writeAttribute, writeMarkup } from './tree';
import { usedRules } from './usedRules';

const tags = { card: 'trovi-artifact-card', citation: 'trovi-citation-box' };

/**
 * The tag of an element with its attributes and its shadow root. Only the opening tag is in the
 * first line: so Markdown takes an unknown tag for a block of HTML.
 */
export function declarativeShadowDom(tree: Document, props: StaticPartProps, css: string): string {
  const { kind } = props;
  const styles = usedRules(css, classesIn(tree))
    .toString()
    .replace(/\s*\n\s*/g, '');
  for (const { attribs } of elementsOf(tree)) {
    if (attribs.role === 'tabpanel') nameText(attribs, props);
    else if (/^tab(list)?$/.test(attribs.role ?? '')) {
      for (const name of tabAttributes) delete attribs[name];
    }
  }
  const attributes = Object.entries(attributesOf(props))
    .filter((entry): entry is [string, string] => Boolean(entry[1]))
    .map(writeAttribute)
    .join('');
  // `</style` would end the styles. Ours do not contain it.
  const contents = `<style data-static>${styles.replaceAll('</', '<\\/')}</style>${writeMarkup(tree)}`;
  const tag = tags[kind];
  return `<${tag}${attributes}>\n<template shadowrootmode="open">${contents}</template></${tag}>`;
}

/**
 * The attributes that turn boxes into tabs. Nobody can use tabs without scripts, and the buttons
 * are not visible.
 */
const tabAttributes = ['role', 'tabindex', 'aria-label', 'aria-orientation', 'aria-selected'];

function attributesOf(props: StaticPartProps): Record<string, string | undefined> {
  const { kind, artifact, configuration, theme, sharingKey, version } = props;
  const level = kind === 'card' ? props.headingLevel : undefined;
  return {
    'artifact-id': artifact.id,
    'api-url': configuration.apiUrl,
    'dashboard-url': configuration.dashboardUrl,
    theme,
    'sharing-key': sharingKey,
    'heading-level': level && String(level),
    ...(kind === 'citation' && { version, format: props.citationFormat }),
  };
}

/** The text of a citation, whose tabs cannot be used. */
function nameText(attributes: Record<string, string>, { citationFormat }: StaticPartProps): void {
  delete attributes['aria-labelledby'];
  attributes.role = 'group';
  attributes['aria-label'] = citationFormat === 'bibtex' ? 'BibTeX' : 'Citation';
}
