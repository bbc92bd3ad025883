import { type ReactNode, useId, useRef } from 'react';
import { useUserContent } from '../../ui/base/useUserContent';
import { CopyButton } from '../../ui/CopyButton/CopyButton';
import { label as labelClass } from '../../ui/Field/Field.css';
import * as styles from './ShareDialog.css';

/** Longest text that is laid out, in characters (decision 30). */
const longestShown = 10_000;

interface CopyFieldProps {
  label: string;
  /** The name of the text for screen readers: `link` makes "Copy link". */
  subject: string;
  text: string;
  /** Whether the text is code or an address. Else people wrote it. */
  isCode?: boolean;
  /** Further buttons beside Copy. */
  children?: ReactNode;
}

/** A text to copy, with its label and button. */
export function CopyField({ label, subject, text, isCode, children }: CopyFieldProps) {
  const id = useId();
  const shown = useRef<HTMLPreElement>(null);
  const userContent = useUserContent();
  return (
    <div className={styles.field}>
      <div className={styles.fieldHead}>
        <span className={labelClass} id={id}>
          {label}
        </span>
        <span className={styles.fieldActions}>
          <CopyButton text={text} subject={subject} shown={shown} />
          {children}
        </span>
      </div>
      <div className={styles.sheet} role="region" aria-labelledby={id} tabIndex={0}>
        <pre
          ref={shown}
          className={isCode ? styles.code : styles.sentence}
          {...(isCode ? { dir: 'ltr' } : userContent)}
        >
          {text.length > longestShown ? `${text.slice(0, longestShown)}…` : text}
        </pre>
      </div>
    </div>
  );
}
