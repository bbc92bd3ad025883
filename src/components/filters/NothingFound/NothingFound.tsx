import type { ReactNode } from 'react';
import { type CatalogueQuery, writeCatalogueQuery } from '../../../domain/catalogue/catalogueQuery';
import { addArtifactUrl, catalogueUrl, loginUrl } from '../../../domain/addresses/routes';
import { isFiltering } from '../../../domain/catalogue/filters';
import { button, primary } from '../../ui/buttons/buttons.css';
import { useServices, useUser } from '../../services/TroviContext';
import type { BadgeLookup } from '../../services/useVocabulary';
import { Message } from '../../ui/Message/Message';

export interface NothingFoundProps {
  /** The query without results. */
  query: CatalogueQuery;
  /** Status of the badges that filters depend on. */
  badgeStatus: BadgeLookup['status'];
  /** Clears all filters. Without it, there is no button. */
  onClear?: () => void;
  /** Other suggestions when the filters have no results. */
  help?: ReactNode;
  /** Offers to add the first artifact to an empty catalogue. */
  canAdd?: boolean;
}

/** Reports that no artifact matches, and suggests what to do. */
export function NothingFound({ query, badgeStatus, onClear, help, canAdd }: NothingFoundProps) {
  const { filters } = query;
  const isStranger = useUser() === undefined;
  const { configuration, linkBase } = useServices();
  const canLogIn = configuration.identity && linkBase;
  const message = (remark?: string, action?: ReactNode) => (
    <Message kind="empty" level={3} heading="No artifacts found." remark={remark}>
      {action}
    </Message>
  );
  if (!isFiltering(filters)) {
    const add = canAdd && canLogIn && (
      <a className={button} href={addArtifactUrl(linkBase)}>
        Add an artifact
      </a>
    );
    return message('Nothing has been shared here yet.', add);
  }
  // Anonymous visitors own nothing, so signing in may help (decision 37).
  if (filters.owned && isStranger && canLogIn) {
    const back = catalogueUrl('/', writeCatalogueQuery(query, ''));
    return message(
      'You are not logged in. Log in to see the artifacts that you may edit.',
      <a className={`${button} ${primary}`} href={loginUrl(linkBase, back)}>
        Log in
      </a>,
    );
  }
  if (!onClear) return message();
  const hasNoBadges = filters.badges.length > 0 && badgeStatus === 'failed';
  return message(
    hasNoBadges
      ? 'The badges could not be loaded, so this filter finds nothing. Remove it, or reload the page.'
      : 'Nothing matches all of these filters. Remove one, or start over.',
    <>
      {help}
      <button type="button" className={button} onClick={onClear}>
        Clear all
      </button>
    </>,
  );
}
