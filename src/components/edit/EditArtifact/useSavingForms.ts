import { useCallback, useState } from 'react';
import type { SavingReport } from '../EditSection/SavingReport';

/** The ids of the forms that are being saved, and what is to be told of them. */
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
