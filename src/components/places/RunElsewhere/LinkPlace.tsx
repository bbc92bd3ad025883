import type { Place } from '../../../domain/runElsewhere/place';
import { Icon } from '../../ui/Icon/Icon';
import { alertIcon } from '../../ui/Icon/statusIcons';
import type { PlaceProps } from './placeProps';
import { PlaceItem } from './PlaceItem';
import { PlaceLinks } from './PlaceLinks';
import * as styles from './RunElsewhere.css';

/** A place that opens a version, or each of its notebooks, by a link. */
export function LinkPlace({ place, source, found }: PlaceProps & { place: Place }) {
  const offer = place.offer(source, found);
  if (!offer) return null;
  const { links, remark, warning } = offer;
  return (
    <PlaceItem name={place.name} note={place.note}>
      <PlaceLinks place={place.name} links={links} />
      {links.length === 0 && !remark && <p className={styles.remark}>Find the notebooks first.</p>}
      {remark && <p className={styles.remark}>{remark}</p>}
      {warning && (
        <p className={styles.warning}>
          <Icon path={alertIcon} /> {warning}
        </p>
      )}
    </PlaceItem>
  );
}
