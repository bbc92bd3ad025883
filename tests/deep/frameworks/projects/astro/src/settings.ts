/** What the build is told by whoever starts it. */
interface Settings {
  apiUrl: string;
  dashboardUrl: string;
  artifactIds: [string, ...string[]];
  /** The first artifact, as the API tells it. */
  artifact: { title: string };
}

export const settings = JSON.parse(process.env.SETTINGS ?? '') as Settings;
