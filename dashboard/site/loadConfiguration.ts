import { describeJsonError } from '../configuration/describeJsonError';
import { takeFirstResponse } from '../first/firstResponses';
import { dashboardBase } from '../routing/base';
import { readSite, type SiteReading } from './readSite';

/**
 * Reads `config.json`, which is next to `index.html` (decision 3). Failures are among the problems.
 * If the dashboard can run, the problems are unknown keys, and are reported only in the console.
 */
export async function loadConfiguration(): Promise<SiteReading> {
  let text: string;
  try {
    const address = new URL('config.json', dashboardBase);
    const response = await (takeFirstResponse(address.href) ??
      fetch(address, { cache: 'no-cache' }));
    if (!response.ok) return { problems: [`config.json could not be read (${response.status}).`] };
    text = await response.text();
  } catch {
    return { problems: ['config.json could not be read: the server did not respond.'] };
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problems: [describeJsonError('config.json', text)] };
  }
  const reading = readSite(json);
  if (reading.configuration) {
    // eslint-disable-next-line no-console -- For operators. Visitors cannot change the file.
    for (const problem of reading.problems) console.warn(`config.json: ${problem}`);
  }
  return reading;
}
