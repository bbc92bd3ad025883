import { readSettings, type SettingsReading } from './readSettings';

const none: SettingsReading = { settings: {}, problems: [] };
let known: { text: string; reading: SettingsReading } | undefined;

/** The settings in the page's `<script type="application/json" id="trovi-config">`; none without one. */
export function pageScriptSettings(): SettingsReading {
  const script = document.getElementById('trovi-config');
  if (!(script instanceof HTMLScriptElement)) return none;
  const text = script.text;
  if (known?.text !== text) known = { text, reading: read(text) };
  return known.reading;
}

function read(text: string): SettingsReading {
  try {
    return readSettings(JSON.parse(text));
  } catch {
    return { settings: {}, problems: ['The script with the id trovi-config holds no JSON.'] };
  }
}
