import { useMemo, useSyncExternalStore } from 'react';
import { configuredPage, onConfigured } from '../settings/configuredPage';
import { type ElementServices, elementServices } from './elementServices';
import { pageScriptSettings } from '../settings/pageScript';
import { type AddressAttributes, resolveConfiguration } from '../settings/resolveConfiguration';

/** The services of an element with these attributes, and what is wrong with its settings. They follow `configure()`. */
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
