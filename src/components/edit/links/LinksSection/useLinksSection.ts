import { useState } from 'react';
import { useUnsavedReport } from '../../EditSection/useUnsavedReport';
import type { EditSectionProps } from '../../EditSection/editSectionProps';
import { useSectionSave } from '../../saving/useSectionSave';
import { linkEditRules, linksFailure, linksSavePlan, refusedLinkIds } from './linksSave';

const noRefusals: ReadonlyMap<string, string> = new Map();

/** State of the Linked Artifacts section. */
export function useLinksSection(props: EditSectionProps) {
  const saving = useSectionSave(props, 'links', linkEditRules);
  const { draft, call } = saving;
  const [refusals, setRefusals] = useState(noRefusals);
  const unsaved = draft.isDirty ? ['Links'] : [];
  useUnsavedReport(unsaved, props.onUnsavedChange);

  async function send() {
    setRefusals(noRefusals);
    const result = await saving.send(linksSavePlan(props.editor), { wordsFor: linksFailure });
    if (result.kind === 'failed') setRefusals(refusedLinkIds(result));
  }

  return {
    ...saving,
    refusals,
    unsaved,
    save: () => {
      if (draft.isDirty) void call.run(send);
      else saving.sayUnchanged();
    },
    discard: () => {
      setRefusals(noRefusals);
      saving.forgetFailure();
      draft.discard();
    },
  };
}
