import { type ComponentType, useEffect, useState } from 'react';
import type { VersionFieldsProps } from '../../../forms/KindFields/versionDialogProps';

type Fields = ComponentType<VersionFieldsProps>;

/** Loads the fields of the dialog. */
export interface FieldsLoader {
  /** The fields, once they are loaded. */
  loaded?: Fields;
  load: () => Promise<Fields>;
}

/** The fields of the dialog. */
export const versionFields: FieldsLoader = {
  load: async () => (await import('./VersionFields')).VersionFields,
};

/** Loads the fields of the dialog, once. */
export async function loadVersionFields(loader = versionFields): Promise<Fields> {
  loader.loaded ??= await loader.load();
  return loader.loaded;
}

/** The fields of the dialog, once they are loaded. `retry` loads them again after a failure. */
export function useLateFields(loader: FieldsLoader) {
  const [Fields, setFields] = useState(() => loader.loaded);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    if (loader.loaded) return undefined;
    loadVersionFields(loader).then(
      (component) => isWanted && setFields(() => component),
      () => isWanted && setHasFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [loader, attempt]);
  return {
    Fields,
    hasFailed,
    retry: () => {
      setHasFailed(false);
      setAttempt(attempt + 1);
    },
  };
}
