import { whenNear as whenIsNear } from '../runtime/whenNear';
import { loadSettings, plainAddress } from './lateSettings';

/** As the function of the same name in `runtime`, and once the rules for settings are loaded, where these need them. */
export function whenNear(host: HTMLElement, start: () => void): () => void {
  let isCalledOff = false;
  const begin = () => {
    if (!isCalledOff) start();
  };
  const callOff = whenIsNear(host, () => {
    if (hasPlainSettings(host)) start();
    else void loadSettings().then(begin, begin);
  });
  return () => {
    isCalledOff = true;
    callOff();
  };
}

function hasPlainSettings(host: HTMLElement): boolean {
  if (document.getElementById('trovi-config')) return false;
  return ['api-url', 'portal-url', 'dashboard-url'].every((name) => {
    const address = host.getAttribute(name)?.trim();
    return !address || /^\.{0,2}\//.test(address) || plainAddress(address);
  });
}
