import type { CatalogueConfiguration } from '../../../domain/configuration/configuration';
import { completeSettings, type ElementSettings } from './completeSettings';
import { readSettings, type SettingsReading } from './readSettings';

/** The attributes that say where an element finds the catalogue. */
export interface AddressAttributes {
  apiUrl?: string;
  portalUrl?: string;
  dashboardUrl?: string;
}

/** What holds for one element. */
export interface ResolvedConfiguration {
  configuration: CatalogueConfiguration;
  /** A sentence for each setting that cannot be used; the others hold. */
  problems: string[];
}

/**
 * The configuration of one element: its attributes go before what the page configured, and that before the page's script. An
 * address in an attribute may begin with a slash or a dot: it counts from `base` then, as other addresses of HTML do.
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
  return /^\.{0,2}\//.test(address) && URL.canParse(address, base)
    ? new URL(address, base).href
    : address;
}
