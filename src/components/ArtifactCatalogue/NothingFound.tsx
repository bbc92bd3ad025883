import { type ArtifactFilters, isFiltering } from '../../domain/filters';
import { button } from '../Button/Button.css';
import type { BadgeLookup } from '../context/useVocabulary';
import { Message } from '../Message/Message';

export interface NothingFoundProps {
  filters: ArtifactFilters;
  /** How the lookup ended that a filter by badge relies on. */
  badgeStatus: BadgeLookup['status'];
  onClear: () => void;
}

/** Says that nothing is left of the whole catalogue, and what to do about it. */
export function NothingFound({ filters, badgeStatus, onClear }: NothingFoundProps) {
  const heading = 'No artifacts found.';
  if (!isFiltering(filters)) return <Message kind="empty" level={3} heading={heading} />;
  const hasNoBadges = filters.badges.length > 0 && badgeStatus === 'failed';
  const remark = hasNoBadges
    ? 'The badges could not be loaded, so that nothing can be found by them. Remove this filter, or load the page again.'
    : 'Nothing matches all of these filters. Remove one, or start over.';
  return (
    <Message kind="empty" level={3} heading={heading} remark={remark}>
      <button type="button" className={button} onClick={onClear}>
        Clear all
      </button>
    </Message>
  );
}
