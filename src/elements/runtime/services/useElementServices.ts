import { useMemo, useSyncExternalStore } from 'react';
import { configuredPage, onConfigured } from '../settings/configuredPage';
import { elementServices, type ElementServices } from './elementServices';
import { resolveConfiguration, type AddressAttributes } from '../settings/resolveConfiguration';
import { readSettings, type SettingsReading } from '../settings/readSettings';

/**
 * Returns the services of an element with these attributes, and the problems with its settings.
 * Updates after `configure()`.
 */
export function useElementServices(attributes: AddressAttributes): {
  services: ElementServices;
  problems: readonly string[];
} {
  const { apiUrl, portalUrl, dashboardUrl } = attributes;
  const page = useSyncExternalStore(onConfigured, configuredPage);
  return useMemo(() => {
    const { configuration, problems } = resolveConfiguration(
      { apiUrl, portalUrl, dashboardUrl },
      page.settings,
      pageScriptSettings(),
      document.baseURI,
    );
    return { services: elementServices(configuration, page), problems };
  }, [apiUrl, portalUrl, dashboardUrl, page]);
}

const none: SettingsReading = { settings: {}, problems: [] };
let known: { text: string; reading: SettingsReading } | undefined;

/**
 * Reads the settings in the page's `<script type="application/json" id="trovi-config">`. Without
 * that script, there are none.
 */
function pageScriptSettings(): SettingsReading {
  const script = document.getElementById('trovi-config');
  if (!(script instanceof HTMLScriptElement)) return none;
  const text = script.text;
  if (known?.text !== text) known = { text, reading: read(text) };
  return known.reading;
}

function read(text: string): SettingsReading {
  try {
    return readSettings(JSON.parse(text));
  } catch {
    return {
      settings: {},
      problems: ['The script with the id trovi-config does not contain valid JSON.'],
    };
  }
}
