import { configuredPage, publishPage } from '../runtime/settings/configuredPage';
import type { SettingsReading } from '../runtime/settings/readSettings';

type ReadSettings = (given: unknown) => SettingsReading;

let whole: ReadSettings | undefined;
let wholePage: (() => SettingsReading) | undefined;

/** Loads all rules for settings. */
export async function loadSettings(): Promise<void> {
  whole ??= (await import('../runtime/settings/readSettings')).readSettings;
  wholePage ??= (await import('../runtime/settings/pageScript')).pageScriptSettings;
}

/** As the function of the same name in `runtime`, which is loaded before an element starts in a page with such a script. */
export function pageScriptSettings(): SettingsReading {
  return wholePage?.() ?? { settings: {}, problems: [] };
}

/**
 * Reads settings as the function of the same name in `runtime`. As long as that is not loaded, addresses that leave nothing to be
 * desired are all that is read: for anything else it is loaded, and then all elements read anew.
 */
export function readSettings(given: unknown): SettingsReading {
  if (whole) return whole(given);
  const settings: Record<string, string> = {};
  for (const [key, value] of Object.entries(given ?? {})) {
    const address = plainAddress(value);
    if (address && /^(api|portal|dashboard)Url$/.test(key)) {
      settings[key] = key === 'dashboardUrl' ? `${address}/` : address;
    } else {
      void loadSettings().then(
        () => publishPage({ ...configuredPage() }),
        () => undefined,
      );
    }
  }
  return { settings, problems: [] };
}

/** The address, without final slashes, if it is one to put paths behind. */
export function plainAddress(value: unknown): string | undefined {
  const isPlain =
    typeof value === 'string' && /^https?:\/\/[^?#\s]{1,999}$/i.test(value) && URL.canParse(value);
  return isPlain ? value.replace(/\/+$/, '') : undefined;
}
