import * as styles from './Shell.css';

/** The logo: four glyph shapes. */
export function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 38 38" aria-hidden="true">
      <path className={styles.leaf} d="M0 0H9A9 9 0 0 1 18 9V18H9A9 9 0 0 1 0 9Z" />
      <path className={styles.accent} d="M20 18V9A9 9 0 0 1 29 0H38V9A9 9 0 0 1 29 18Z" />
      <path className={styles.accent} d="M0 29A9 9 0 0 1 9 20H18V29A9 9 0 0 1 9 38H0Z" />
      <circle className={styles.leaf} cx="29" cy="29" r="9" />
    </svg>
  );
}
