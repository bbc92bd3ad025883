import { type ConfigurationReading, readConfiguration } from '../../src/entries/domain';
import { dashboardBase } from './routing/base';

/**
 * Reads `config.json`, beside `index.html` (decision 3). Never rejects: failures are among the
 * problems.
 */
export async function loadConfiguration(): Promise<ConfigurationReading> {
  try {
    const answer = await fetch(new URL('config.json', dashboardBase), { cache: 'no-cache' });
    if (!answer.ok) return { problems: [`config.json could not be read (${answer.status}).`] };
    return readConfiguration(await answer.json());
  } catch (error) {
    return {
      problems: [
        error instanceof SyntaxError
          ? 'config.json is not valid JSON.'
          : 'config.json could not be read: the server did not answer.',
      ],
    };
  }
}
