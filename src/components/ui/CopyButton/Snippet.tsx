import { useRef } from 'react';
import { CopyButton } from './CopyButton';
import * as styles from './Snippet.css';

export interface SnippetProps {
  /** Heading above the lines. */
  label: string;
  /** The name of the lines for screen readers: `clone commands` makes "Copy clone commands". */
  subject: string;
  /** The lines. Each one wraps on its own. */
  lines: readonly string[];
}

/** Shows commands or other lines of code, with a copy button. Long content scrolls. */
export function Snippet({ label, subject, lines }: SnippetProps) {
  const shown = useRef<HTMLPreElement>(null);
  return (
    <div className={styles.snippet}>
      <div className={styles.head}>
        {label}
        <CopyButton text={lines.join('\n')} subject={subject} shown={shown} isIcon />
      </div>
      <section className={styles.window} aria-label={label} tabIndex={0}>
        <pre ref={shown} className={styles.lines}>
          {lines.map((line, index) => (
            <span key={index} className={styles.line}>
              {line}
              {'\n'}
            </span>
          ))}
        </pre>
      </section>
    </div>
  );
}
