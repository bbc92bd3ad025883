import { createContext, useContext, useEffect } from 'react';

/** Told that the save of a form begins or ends. */
export type SavingReport = (formId: string, isSaving: boolean) => void;

const SavingReportContext = createContext<SavingReport | undefined>(undefined);

/** Gives the sections below it a listener for their saves; it must stay the same. */
export const SavingReportProvider = SavingReportContext.Provider;

/** Tells a listener above, if there is one, while the form is being saved. */
export function useSavingReport(formId: string | undefined, isSaving: boolean): void {
  const report = useContext(SavingReportContext);
  useEffect(() => {
    if (!report || !formId || !isSaving) return undefined;
    report(formId, true);
    return () => report(formId, false);
  }, [report, formId, isSaving]);
}
