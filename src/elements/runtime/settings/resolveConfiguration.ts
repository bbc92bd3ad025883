import { parseUrl } from '../../../domain/addresses/parseUrl';
import type { CatalogueConfiguration } from '../../../domain/configuration/configuration';
import { completeSettings, type ElementSettings } from './completeSettings';
import { readSettings, type SettingsReading } from './readSettings';

/** The attributes for the addresses of the catalogue. */
export interface AddressAttributes {
  apiUrl?: string;
  portalUrl?: string;
  dashboardUrl?: string;
}

/** The configuration of one element, and the problems with its settings. */
export interface ResolvedConfiguration {
  configuration: CatalogueConfiguration;
  /** One sentence for each setting that cannot be used. The other settings apply. */
  problems: string[];
}

/**
 * Resolves the configuration of one element. Its attributes override the configuration of the page,
 * and that overrides the page's script. An address in an attribute may start with `/`, `./` or
 * `../`. It is then relative to `base`, like other addresses in HTML.
 */
export function resolveConfiguration(
  attributes: AddressAttributes,
  configured: ElementSettings,
  script: SettingsReading,
  base: string,
): ResolvedConfiguration {
  const addresses = Object.entries(attributes).flatMap(([key, address]: [string, unknown]) =>
    typeof address === 'string' && address.trim() ? [[key, absolute(address.trim(), base)]] : [],
  );
  const own = readSettings(Object.fromEntries(addresses));
  return {
    configuration: completeSettings(script.settings, configured, own.settings),
    problems: [...script.problems, ...own.problems],
  };
}

function absolute(address: string, base: string): string {
  return (/^\.{0,2}\//.test(address) && parseUrl(address, base)?.href) || address;
}
