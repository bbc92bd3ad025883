import { type HostSettings, settingsId } from '../hostSettings';

/** The settings of the page. */
export function readHostSettings(): HostSettings {
  const text = document.getElementById(settingsId)?.textContent ?? '{}';
  return JSON.parse(text) as HostSettings;
}

/** An artifact from the API. A host page uses its title and passes on the rest. */
export interface ReportedArtifact {
  title: string;
}

/** Fetches an artifact, like a page with its own data. */
export async function askForArtifact(
  { apiUrl }: HostSettings,
  id: string,
): Promise<ReportedArtifact> {
  const response = await fetch(`${apiUrl}/artifacts/${id}/`);
  return (await response.json()) as ReportedArtifact;
}
