import * as styles from './Icon.css';

export interface IconProps {
  /** The outline, one of `icons.ts`. */
  path: string;
  /** The name for those who do not see it; without one the icon is decoration. */
  label?: string;
}

/** A drawn sign of the house's one family, as large and as coloured as the text beside it. */
export function Icon({ path, label }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" {...naming}>
      <path d={path} />
    </svg>
  );
}
