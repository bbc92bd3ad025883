import { counted } from '../../../domain/artifact/formatCount';
import type { PlaceLink } from '../../../domain/runElsewhere/place';
import { button, smallButton, wideButton } from '../../ui/buttons/buttons.css';
import { outwardIcon } from '../../ui/Icon/arrowIcons';
import { Icon } from '../../ui/Icon/Icon';
import { SlicedList } from '../../ui/Slices/SlicedList';
import * as styles from './RunElsewhere.css';

interface PlaceLinksProps {
  /** The name of the place. */
  place: string;
  links: readonly PlaceLink[];
}

/** How many notebooks are shown unfolded. */
const few = 3;

const elsewhere = { target: '_blank', rel: 'noopener noreferrer' };

/** The link that opens a version at a place, and those of its notebooks. */
export function PlaceLinks({ place, links }: PlaceLinksProps) {
  const notebooks = links.filter(({ notebook }) => notebook !== undefined);
  const list = (
    <SlicedList items={notebooks} className={styles.notebooks} aria-label={`Notebooks in ${place}`}>
      {({ notebook, address }) => (
        <li key={address}>
          <a href={address} {...elsewhere}>
            <bdi>{notebook}</bdi>{' '}
            <Icon path={outwardIcon} label={`(opens in ${place}, in a new tab)`} />
          </a>
        </li>
      )}
    </SlicedList>
  );
  return (
    <>
      {links.map(
        ({ notebook, address }) =>
          notebook === undefined && (
            <a
              key={address}
              className={`${button} ${smallButton} ${wideButton}`}
              href={address}
              {...elsewhere}
            >
              Open in {place}
              <Icon path={outwardIcon} label="(in a new tab)" />
            </a>
          ),
      )}
      {notebooks.length > few || links.length > notebooks.length
        ? notebooks.length > 0 && (
            <details>
              <summary className={styles.more}>{counted(notebooks.length, 'notebook')}</summary>
              {list}
            </details>
          )
        : list}
    </>
  );
}
