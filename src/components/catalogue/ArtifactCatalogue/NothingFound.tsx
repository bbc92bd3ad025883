import { type CatalogueQuery, writeCatalogueQuery } from '../../../domain/catalogue/catalogueQuery';
import { addArtifactUrl, catalogueUrl, loginUrl } from '../../../domain/addresses/routes';
import { isFiltering } from '../../../domain/catalogue/filters';
import { button, primary } from '../../primitives/buttons/buttons.css';
import { useServices, useUser } from '../../services/TroviContext';
import type { BadgeLookup } from '../../services/useVocabulary';
import { Message } from '../../primitives/Message/Message';

export interface NothingFoundProps {
  /** The query without results. */
  query: CatalogueQuery;
  /** Status of the badges that filters depend on. */
  badgeStatus: BadgeLookup['status'];
  /** Clears all filters. Without it, there is no button. */
  onClear?: () => void;
  /** Offers to add the first artifact to an empty catalogue. */
  canAdd?: boolean;
}

/** Says that no artifact matches, and what to do. */
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

/** A visitor owns nothing, so signing in may help (decision 37). */
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
