import { displayTitle } from '../artifact/derivedValues';
import { namedVersion } from '../artifact/versions/versions';
import { bibtex } from '../citation/bibtex';
import { citationText, oneLine } from '../citation/citation';
import type { CatalogueConfiguration } from '../configuration/configuration';
import { defaultSettings } from '../configuration/defaultSettings';
import { publicFileHosts } from '../configuration/publicFileHosts';
import { escapeHtml } from '../text/escapeHtml';
import { writeJson } from '../text/writeJson';
import { sharedKey, type SharedPage, sharedUrl, sharedVersion } from './sharing';
import type { ColorTheme } from '../configuration/colorThemes';

/** The contents of HTML that needs no script. */
export type StaticKind = 'card' | 'citation';

/** The contents of the embedded element. */
export type EmbedKind = StaticKind | 'detail';

/** The options of {@link embedCode}. */
export interface EmbedOptions {
  kind: EmbedKind;
  theme: ColorTheme;
  /** Where the scripts are, without a final slash. */
  widgetsUrl: string;
  configuration: CatalogueConfiguration;
  /** Whether the artifact has badges. The element then loads them from the portal. */
  hasBadges?: boolean;
  /** Whether the detail shows files. */
  showsFiles?: boolean;
}

const tags: Record<EmbedKind, string> = {
  card: 'trovi-artifact-card',
  citation: 'trovi-citation-box',
  detail: 'trovi-artifact-detail',
};

/**
 * HTML that shows the artifact on any page: the script and the element (`docs/embedding.md`). Until
 * the element is ready, and without scripts, the page shows a link to the artifact. The code of a
 * private artifact contains its sharing key. Throws a `RangeError` if the artifact lacks the version.
 */
export function embedCode(page: SharedPage, options: EmbedOptions): string {
  const { kind, theme, widgetsUrl, configuration, hasBadges, showsFiles } = options;
  const isDetail = kind === 'detail';
  const { apiUrl, dashboardUrl, portalUrl } = configuration;
  const title = escapeHtml(oneLine(displayTitle(page.artifact)));
  const address = escapeHtml(sharedUrl(page, dashboardUrl));
  const attributes = {
    'artifact-id': page.artifact.id,
    version: kind === 'card' ? undefined : sharedVersion(page),
    'sharing-key': sharedKey(page),
    'api-url': apiUrl,
    'dashboard-url': dashboardUrl,
    'portal-url': isDetail || (kind === 'card' && hasBadges) ? portalUrl : undefined,
    theme,
  };
  const settings = {
    ...(kind !== 'card' && citationSettings(page, configuration)),
    ...(isDetail && showsFiles && fileSettings(configuration)),
  };
  return [
    `<script type="module" src="${escapeHtml(`${widgetsUrl}/trovi.js`)}"></script>`,
    ...(Object.keys(settings).length > 0 ? [settingsScript(settings)] : []),
    `<${tags[kind]}`,
    ...Object.entries(attributes).flatMap(([name, value]) =>
      value ? [`  ${name}="${escapeHtml(value)}"`] : [],
    ),
    ...(isDetail && showsFiles ? ['  files'] : []),
    `>`,
    `  <a href="${address}">${title}</a>`,
    `</${tags[kind]}>`,
  ].join('\n');
}

/**
 * The settings that the citation needs, unless the defaults of elements result in the same
 * citation.
 */
function citationSettings(page: SharedPage, configuration: CatalogueConfiguration): object {
  const { artifact } = page;
  const { productName, testbedName, supportEmail, dashboardUrl } = configuration;
  const settings = { productName, testbedName, supportEmail };
  const version = namedVersion(artifact, page.version);
  const textWith = (names: typeof settings) => {
    const options = { ...names, dashboardUrl, ...(version && { version }) };
    return citationText(artifact, options) + bibtex(artifact, options);
  };
  return textWith(settings) === textWith(defaultSettings) ? {} : settings;
}

/** The hosts of files, unless elements know them. */
function fileSettings({ fileHosts }: CatalogueConfiguration): object {
  const areKnown = JSON.stringify(fileHosts) === JSON.stringify(publicFileHosts);
  return fileHosts && !areKnown ? { fileHosts } : {};
}

function settingsScript(settings: object): string {
  const json = writeJson(settings).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="trovi-config">${json}</script>`;
}
