import { createContext, type Dispatch, type SetStateAction, useContext, useEffect } from 'react';
import { useChangeReport } from '../../services/useChangeReport';
import { writeJson } from '../../../domain/text/writeJson';

/** The setter of a state that holds the ids of the forms that are being saved. */
type SetSavingForms = Dispatch<SetStateAction<readonly string[]>>;

const SavingFormsContext = createContext<SetSavingForms | undefined>(undefined);

/** Passes the setter of the saving forms to the sections below it. */
export const SavingFormsProvider = SavingFormsContext.Provider;

/** Records that a form is being saved, if there is a provider. */
export function useSavingReport(formId: string | undefined, isSaving: boolean): void {
  const setForms = useContext(SavingFormsContext);
  useEffect(() => {
    if (!setForms || !formId || !isSaving) return undefined;
    setForms((forms) => [...forms, formId]);
    return () => setForms((forms) => forms.filter((other) => other !== formId));
  }, [setForms, formId, isSaving]);
}

/** Calls the listener with the names of unsaved changes whenever they change. Starts from none. */
export function useUnsavedReport(
  names: readonly string[],
  onUnsavedChange: ((names: readonly string[]) => void) | undefined,
): void {
  useChangeReport(writeJson(names), '[]', (text) =>
    onUnsavedChange?.(JSON.parse(text) as string[]),
  );
}
