import { editUrl } from '../../../domain/addresses/routes';
import type { Artifact } from '../../../domain/artifact/artifact';
import { canEdit } from '../../../domain/artifact/permissions';
import { findMissingMetadata } from '../../../domain/editing/missingMetadata';
import { baseStyle } from '../../ui/base/base.css';
import { textButton } from '../../ui/buttons/buttons.css';
import { useServices, useUser } from '../../services/TroviContext';
import { SuggestionList } from './SuggestionList';

export interface CreatedSuggestionsProps {
  /** The artifact that was just created. */
  artifact: Artifact;
}

/**
 * Lists what a new artifact still lacks, with links to the fields of its Edit page. Shows nothing
 * to people who may not edit it.
 */
export function CreatedSuggestions({ artifact }: CreatedSuggestionsProps) {
  const { configuration, linkBase } = useServices();
  const user = useUser();
  const missing = findMissingMetadata(artifact, configuration);
  if (missing.length === 0 || !canEdit(artifact, user)) return null;
  return (
    <div className={baseStyle}>
      <SuggestionList
        missing={missing}
        isOpenAtFirst
        fixOf={({ part }, label) => (
          <a className={textButton} href={`${editUrl(linkBase, artifact.id)}#${part}`}>
            {label}
          </a>
        )}
      />
    </div>
  );
}
