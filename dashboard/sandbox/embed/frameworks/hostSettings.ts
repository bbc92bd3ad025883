/** What the server tells a host page: it stands in the page as JSON. */
export interface HostSettings {
  apiUrl: string;
  portalUrl: string;
  dashboardUrl: string;
  /** Artifacts to show, one after another. */
  artifactIds: string[];
}

/** Where the settings stand in the page. */
export const settingsId = 'host-settings';

/** The settings of the page. */
export function readHostSettings(): HostSettings {
  const text = document.getElementById(settingsId)?.textContent ?? '{}';
  return JSON.parse(text) as HostSettings;
}

/** An artifact as the API tells it. To a host page it is data that it hands on, and a title. */
export interface ToldArtifact {
  title: string;
}

/** Asks the API for an artifact, as a page does that has data of its own. */
export async function askForArtifact({ apiUrl }: HostSettings, id: string): Promise<ToldArtifact> {
  const answer = await fetch(`${apiUrl}/artifacts/${id}/`);
  return (await answer.json()) as ToldArtifact;
}
