import { useState } from 'react';
import { readHubAddress } from '../../../domain/runElsewhere/jupyterHub';
import { useBrowserValue } from '../../services/useBrowserValue';

/** Where the address of the hub is stored on the device. */
const storageKey = 'trovi.jupyterhub';

/**
 * The address of the visitor's JupyterHub, `''` if there is none, and a function that stores it.
 */
export function useHubAddress() {
  const stored = useBrowserValue(storedHub, '');
  const [chosen, setChosen] = useState<string>();
  const remember = (hub: string) => {
    setChosen(hub);
    try {
      localStorage.setItem(storageKey, hub);
    } catch {
      // Without storage, the choice lasts as long as the page.
    }
  };
  return { hub: chosen ?? stored, remember };
}

function storedHub(): string {
  try {
    return readHubAddress(localStorage.getItem(storageKey) ?? '') ?? '';
  } catch {
    return '';
  }
}
