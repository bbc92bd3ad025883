/** The settings that the server writes into a host page as JSON. */
export interface HostSettings {
  apiUrl: string;
  portalUrl: string;
  dashboardUrl: string;
  /** Artifacts to show, one after another. */
  artifactIds: string[];
}

/** The id of the element with the settings. */
export const settingsId = 'host-settings';
