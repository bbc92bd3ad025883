import { createContext, useContext, useEffect } from 'react';

/** Called when the save of a form begins or ends. */
export type SavingReport = (formId: string, isSaving: boolean) => void;

const SavingReportContext = createContext<SavingReport | undefined>(undefined);

/**
 * Passes a listener for saves to the sections below it. The listener must stay the same function.
 */
export const SavingReportProvider = SavingReportContext.Provider;

/** Tells the listener, if any, that the form is being saved. */
export function useSavingReport(formId: string | undefined, isSaving: boolean): void {
  const report = useContext(SavingReportContext);
  useEffect(() => {
    if (!report || !formId || !isSaving) return undefined;
    report(formId, true);
    return () => report(formId, false);
  }, [report, formId, isSaving]);
}
