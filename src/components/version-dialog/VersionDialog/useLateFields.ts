import { type ComponentType, useEffect, useState } from 'react';
import type { VersionFieldsProps } from './versionDialogProps';

type Fields = ComponentType<VersionFieldsProps>;

let loaded: Fields | undefined;

/** Loads the fields of the dialog, once. */
export async function loadVersionFields(): Promise<Fields> {
  const { VersionFields } = await import('../kinds/VersionFields');
  loaded = VersionFields;
  return VersionFields;
}

/** The fields of the dialog, once they are loaded. `retry` loads them again after a failure. */
export function useLateFields() {
  const [Fields, setFields] = useState(() => loaded);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    if (loaded) return undefined;
    loadVersionFields().then(
      (component) => isWanted && setFields(() => component),
      () => isWanted && setHasFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);
  return {
    Fields,
    hasFailed,
    retry: () => {
      setHasFailed(false);
      setAttempt(attempt + 1);
    },
  };
}
