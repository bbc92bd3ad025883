import { renderToStaticMarkup } from 'react-dom/server';
import type { Artifact } from '../domain/artifact/artifact';
import { badgeSvg } from '../domain/artifact/badges/badgeSvg';
import { namedVersion } from '../domain/artifact/versions/versions';
import { readWebAddress } from '../domain/addresses/webAddress';
import {
  completeSettings,
  type ElementSettings,
} from '../elements/runtime/settings/completeSettings';
import { declarativeShadowDom } from './declarativeShadowDom';
import { plainHtml } from './plainHtml';
import { StaticPart, type StaticPartProps } from './StaticPart';
import { parseMarkup, removeOtherAddresses } from './tree';
import { bundledCss } from './usedRules';

/** What can be rendered without scripts. */
export const staticKinds = ['card', 'citation', 'badge'] as const;
export type StaticKind = (typeof staticKinds)[number];

/** The forms of a card or a citation. A badge is always SVG. */
export const staticFormats = ['html', 'declarative-shadow-dom'] as const;
export type StaticFormat = (typeof staticFormats)[number];

/** The options of {@link renderStatic}. */
export interface StaticOptions extends Pick<
  StaticPartProps,
  'theme' | 'headingLevel' | 'version' | 'citationFormat' | 'sharingKey'
> {
  /**
   * `html`: elements with inline styles, for any page. `declarative-shadow-dom`: the tag of the
   * element with its shadow root, which `trovi.js` adopts if the page loads it. @default 'html'
   */
  format?: StaticFormat;
  /** Addresses and names, as in `configure()`. Links need `dashboardUrl`. */
  settings?: ElementSettings;
  /** The text of a badge: its DOI or its title. @default 'doi' */
  badgeText?: 'doi' | 'title';
  /** The CSS to choose rules from. @default that of the bundle or the page */
  css?: string;
}

/**
 * Renders an artifact as HTML or SVG that needs no script. The text has one line, so that it can be
 * used in Markdown. It contains the sharing key only if the options do. Texts are escaped;
 * addresses are `http` or `https`. Throws a `RangeError` if the artifact lacks the version.
 */
export function renderStatic(kind: StaticKind, artifact: Artifact, options: StaticOptions): string {
  namedVersion(artifact, options.version);
  const { format = 'html', settings = {}, badgeText, css = bundledCss(), ...part } = options;
  if (kind === 'badge') return badgeSvg(artifact, { text: badgeText, theme: part.theme });
  const configuration = completeSettings(settings);
  configuration.dashboardUrl = readWebAddress(configuration.dashboardUrl) ?? '';
  const props = { kind, format, artifact, configuration, ...part };
  const tree = parseMarkup(renderToStaticMarkup(<StaticPart {...props} />));
  removeOtherAddresses(tree);
  return format === 'html' ? plainHtml(tree, props, css) : declarativeShadowDom(tree, props, css);
}
