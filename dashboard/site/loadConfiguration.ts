import { checkConfiguration } from '../../src/entries/domain';
import { takeFirstAnswer } from '../first/firstAnswers';
import { dashboardBase } from '../routing/base';
import type { SiteReading } from './readSite';

/**
 * Reads `config.json`, beside `index.html` (decision 3). Failures are among the problems. If the
 * dashboard can run, the problems are unknown keys, and only the console reports them.
 */
export async function loadConfiguration(): Promise<SiteReading> {
  let text: string;
  try {
    const address = new URL('config.json', dashboardBase);
    const answer = await (takeFirstAnswer(address.href) ?? fetch(address, { cache: 'no-cache' }));
    if (!answer.ok) return { problems: [`config.json could not be read (${answer.status}).`] };
    text = await answer.text();
  } catch {
    return { problems: ['config.json could not be read: the server did not answer.'] };
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    const { describeJsonError } = await import('../configuration/describeJsonError');
    return { problems: [describeJsonError('config.json', text)] };
  }
  const { configuration, isExact } = checkConfiguration(json);
  if (isExact) return { configuration, problems: [] };
  // Words for problems load late. So do the keys for the site: without that code, the page does
  // without them.
  const site = await import('./readSite').catch(() => undefined);
  const reading: SiteReading = site
    ? await site.readSite(json)
    : { configuration, problems: configuration ? [] : ['config.json is not valid.'] };
  if (reading.configuration) {
    // eslint-disable-next-line no-console -- For operators. Visitors cannot change the file.
    for (const problem of reading.problems) console.warn(`config.json: ${problem}`);
  }
  return reading;
}
