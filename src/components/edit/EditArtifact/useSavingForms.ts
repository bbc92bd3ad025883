import { useCallback, useState } from 'react';
import type { SavingReport } from '../EditSection/SavingReport';

/** Returns the ids of the forms that are being saved, and a listener that records them. */
export function useSavingForms(): [ReadonlySet<string>, SavingReport] {
  const [saving, setSaving] = useState<ReadonlySet<string>>(new Set());
  const report = useCallback<SavingReport>((formId, isSaving) => {
    setSaving((last) => {
      const others = [...last].filter((other) => other !== formId);
      return new Set(isSaving ? [...others, formId] : others);
    });
  }, []);
  return [saving, report];
}
