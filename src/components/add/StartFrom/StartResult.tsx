import { fieldLabel } from '../../../domain/drafts/draftField';
import { importFormats } from '../../../domain/imports/importedMetadata';
import { useUserContent } from '../../ui/base/useUserContent';
import { button, smallButton } from '../../ui/buttons/buttons.css';
import { firstRepository, withRepository } from '../MoreOptions/moreEntries';
import { OfferList } from './OfferList';
import * as styles from './StartFrom.css';
import type { StartFromProps } from './startFromProps';
import type { StartOutcome } from './useStart';

/** What a file filled in, what it offers, and what was not used. */
export function StartResult({ state, more, onMore }: StartFromProps) {
  const { outcome, filled, hasGitVersions } = state;
  const repository = hasGitVersions ? outcome?.metadata.repository : '';
  const isUsed = firstRepository(more) === repository;
  return (
    <>
      <div role="status" className={styles.outcome}>
        {outcome && <OutcomeText outcome={outcome} />}
        {repository && isUsed && (
          <p>
            Its repository is the first version. Choose the branch or tag under “Citation, first
            version, daypasses”.
          </p>
        )}
      </div>
      {repository && !isUsed && (
        <RepositoryOffer
          address={repository}
          onUse={() => onMore(withRepository(more, repository))}
        />
      )}
      {outcome && filled.length > 0 && (
        <div className={styles.actions}>
          <button type="button" className={`${button} ${smallButton}`} onClick={state.undoAll}>
            Undo All
          </button>
        </div>
      )}
      <OfferList state={state} />
    </>
  );
}

function RepositoryOffer({ address, onUse }: { address: string; onUse: () => void }) {
  const userContent = useUserContent();
  return (
    <div className={styles.repository}>
      <span>Repository:</span>
      <span className={styles.offered} {...userContent}>
        {address}
      </span>
      <button type="button" className={`${button} ${smallButton}`} onClick={onUse}>
        Use as First Version
      </button>
    </div>
  );
}

function OutcomeText({ outcome }: { outcome: StartOutcome }) {
  const { metadata, filled, unknownTags, hasTags } = outcome;
  const source = importFormats[metadata.format];
  const names = filled.map(fieldLabel).join(', ');
  const unknown = unknownTags.slice(0, 10).join(', ') + (unknownTags.length > 10 ? ' …' : '');
  return (
    <>
      <p>
        {names
          ? `Filled in from ${source}: ${names}.`
          : `${source} was read. No field was filled in.`}
      </p>
      {metadata.entries > 1 && (
        <p>It describes {metadata.entries} works. The first one was used.</p>
      )}
      {metadata.furtherAuthors > 0 && (
        <p>
          The first {metadata.authors.length} authors were used, {metadata.furtherAuthors} were not.
        </p>
      )}
      {metadata.unused.length > 0 && <p>Not used: {metadata.unused.join(', ')}.</p>}
      {unknown && hasTags && <p>The catalogue does not have these tags: {unknown}.</p>}
      {unknown && !hasTags && (
        <p>No tags were added because the catalogue’s tags have not loaded.</p>
      )}
    </>
  );
}
