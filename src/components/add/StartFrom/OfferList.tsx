import type { Author } from '../../../domain/artifact/author';
import { fieldLabel } from '../../../domain/drafts/draftField';
import { startFields } from '../../../domain/imports/startValues';
import { small } from '../../ui/base/base.css';
import { useUserContent } from '../../ui/base/useUserContent';
import { button, smallButton } from '../../ui/buttons/buttons.css';
import * as styles from './StartFrom.css';
import type { FormStart } from './useStart';

/** The values for fields that the user already filled in. Each has a button that uses it. */
export function OfferList({ state }: { state: Pick<FormStart, 'offers' | 'replace'> }) {
  const { offers, replace } = state;
  const userContent = useUserContent();
  if (!offers) return null;
  const fields = startFields.filter((field) => offers.values[field] !== undefined);
  return (
    <div className={small}>
      <p>You already filled in these. {offers.source} has other values:</p>
      <ul className={styles.offers}>
        {fields.map((field) => (
          <li key={field} className={styles.offer}>
            <span>{fieldLabel(field)}:</span>
            <span className={styles.offered} {...userContent}>
              {shown(offers.values[field])}
            </span>
            <button
              type="button"
              className={`${button} ${smallButton}`}
              aria-label={`Replace ${fieldLabel(field)}`}
              onClick={() => replace(field)}
            >
              Replace
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function shown(value: string | readonly (string | Author)[] | undefined): string {
  if (typeof value === 'string') return value.slice(0, 300);
  const names = (value ?? []).map((item) => (typeof item === 'string' ? item : item.fullName));
  return names.join(', ').slice(0, 300);
}
