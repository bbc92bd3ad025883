import { isSameUrn, usernameOf } from '../../../domain/artifact/urn/urn';
import { row } from '../DetailSection/DetailSection.css';
import { Panel } from '../../ui/Panel/Panel';
import { muted, small } from '../../ui/base/base.css';
import { SlicedList } from '../../ui/Slices/SlicedList';
import * as styles from './RelatedArtifacts.css';
import type { RelatedArtifactsProps } from './RelatedArtifacts';
import { RelatedLink } from './RelatedLink';

/**
 * Shows the artifacts that link to an artifact, those of the same owner first (product 10.2). Shows
 * nothing if there are none.
 */
export function RelatedTo({ artifact, onOpen }: RelatedArtifactsProps) {
  const { linkedFrom, ownerUrn } = artifact;
  if (linkedFrom.length === 0) return null;
  const isOwn = (owner: string) => isSameUrn(owner, ownerUrn);
  const ordered = [...linkedFrom].sort(
    (a, b) => Number(isOwn(b.ownerUrn)) - Number(isOwn(a.ownerUrn)),
  );
  return (
    <Panel heading="Related to:">
      <SlicedList className={small} items={ordered}>
        {(linking, index) => (
          <li key={index} className={`${row} ${styles.item}`}>
            <RelatedLink linked={linking} glyphSize="small" onOpen={onOpen}>
              <span className={muted} dir="auto">
                {usernameOf(linking.ownerUrn)}
              </span>
            </RelatedLink>
          </li>
        )}
      </SlicedList>
    </Panel>
  );
}
