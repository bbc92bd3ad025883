import { useRef } from 'react';
import { styleLabels } from '../../../domain/citation/styles/citationStyle';
import { screenOnly } from '../../ui/base/base.css';
import { useServices } from '../../services/TroviContext';
import { LazyNote } from '../../ui/lazy/lazyCode';
import * as styles from './CitationBox.css';
import type { Styling } from './useStyling';

/** The choice of a citation style. */
export function StyleChoice({ style, choose, tools }: Styling) {
  const { productName } = useServices().configuration;
  const select = useRef<HTMLSelectElement>(null);
  return (
    <div className={`${styles.choice} ${screenOnly}`}>
      <label className={styles.label}>
        Style
        <select
          ref={select}
          className={styles.select}
          part="style"
          value={style}
          onChange={(event) => choose(event.target.value)}
        >
          {Object.entries({ trovi: productName || 'Catalogue', ...styleLabels }).map(
            ([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ),
          )}
        </select>
      </label>
      <LazyNote state={tools} subject="This style" control={select} />
    </div>
  );
}
