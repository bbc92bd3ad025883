/** What the page is told by whoever serves it. */
export interface Settings {
  apiUrl: string;
  dashboardUrl: string;
  artifactIds: string[];
  /** The first artifact, as the API tells it. */
  artifact: { title: string };
}

const element = document.getElementById('settings');

export const settings = JSON.parse(element?.textContent ?? '') as Settings;
