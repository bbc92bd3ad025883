import { type CatalogueQuery, writeCatalogueQuery } from '../../../domain/catalogue/catalogueQuery';
import { addArtifactUrl, catalogueUrl, loginUrl } from '../../../domain/addresses/routes';
import { isFiltering } from '../../../domain/catalogue/filters';
import { button, primary } from '../../primitives/buttons/buttons.css';
import { useServices, useUser } from '../../services/TroviContext';
import type { BadgeLookup } from '../../services/useVocabulary';
import { Message } from '../../primitives/Message/Message';

export interface NothingFoundProps {
  query: CatalogueQuery;
  /** How the lookup ended that a filter by badge relies on. */
  badgeStatus: BadgeLookup['status'];
  /** Takes all filters back. Without it nobody can change them. */
  onClear?: () => void;
  /** Offers to add the first artifact where the catalogue is empty. */
  canAdd?: boolean;
}

/** Says that nothing is left of the whole catalogue, and what to do about it. */
export function NothingFound({ query, badgeStatus, onClear, canAdd }: NothingFoundProps) {
  const { filters } = query;
  const heading = 'No artifacts found.';
  const isStranger = useUser() === undefined;
  const { configuration, linkBase } = useServices();
  if (!isFiltering(filters)) {
    const remark = 'Nothing has been shared here yet.';
    return (
      <Message kind="empty" level={3} heading={heading} remark={remark}>
        {canAdd && configuration.identity && linkBase && (
          <a className={button} href={addArtifactUrl(linkBase)}>
            Add an artifact
          </a>
        )}
      </Message>
    );
  }
  if (filters.owned && isStranger && configuration.identity && linkBase)
    return <OfferToLogIn query={query} heading={heading} />;
  if (!onClear) return <Message kind="empty" level={3} heading={heading} />;
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

/** Nothing belongs to a stranger: signing in may be what is missing (decision 37). */
function OfferToLogIn({ query, heading }: { query: CatalogueQuery; heading: string }) {
  const { linkBase } = useServices();
  const back = catalogueUrl('/', writeCatalogueQuery(query, ''));
  return (
    <Message
      kind="empty"
      level={3}
      heading={heading}
      remark="You are not logged in. Log in to see the artifacts that you may edit."
    >
      <a className={`${button} ${primary}`} href={loginUrl(linkBase, back)}>
        Log in
      </a>
    </Message>
  );
}
