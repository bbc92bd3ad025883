import { useId } from 'react';
import type { Visibility } from '../../../domain/artifact/artifact';
import { fields } from '../../../domain/artifact/fields';
import { label } from '../../ui/Field/Field.css';
import { Remark } from '../../ui/Field/Remark';
import { globeIcon, closedEyeIcon } from '../../ui/Icon/statusIcons';
import { Icon } from '../../ui/Icon/Icon';
import { small } from '../../ui/base/base.css';
import { legend, radio, segments } from '../../ui/Segments/Segments.css';
import { segment } from './VisibilityChoice.css';

/** The two values (product 9) and their meaning. */
const visibilities: { value: Visibility; icon: string; meaning: string }[] = [
  { value: 'public', icon: globeIcon, meaning: 'Everybody can find and open it.' },
  {
    value: 'private',
    icon: closedEyeIcon,
    meaning: 'Only people with a role on it, or with its secret link, can open it.',
  },
];

export interface VisibilityChoiceProps {
  /** The chosen value. */
  value: Visibility;
  /** Called with the new value. */
  onChange: (value: Visibility) => void;
  /** The problem of the field. */
  problem?: string;
}

/** The choice between public and private. */
export function VisibilityChoice({ value, onChange, problem }: VisibilityChoiceProps) {
  const remarkId = useId();
  const meaning = visibilities.find((visibility) => visibility.value === value)?.meaning;
  return (
    <fieldset aria-describedby={remarkId}>
      <legend className={`${label} ${legend}`}>{fields.visibility.label}</legend>
      <div className={segments}>
        {visibilities.map((visibility) => (
          <label key={visibility.value} className={segment} data-value={visibility.value}>
            <input
              type="radio"
              className={radio}
              name="visibility"
              value={visibility.value}
              checked={visibility.value === value}
              onChange={() => onChange(visibility.value)}
            />
            <Icon path={visibility.icon} />
            {visibility.value}
          </label>
        ))}
      </div>
      <Remark id={remarkId} className={small} problem={problem} hint={meaning} />
    </fieldset>
  );
}
