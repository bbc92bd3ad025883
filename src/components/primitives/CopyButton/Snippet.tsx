import { useRef } from 'react';
import { CopyButton } from './CopyButton';
import * as styles from './Snippet.css';

export interface SnippetProps {
  /** What it is, as its heading. */
  label: string;
  /** The same for the button: "clone commands" makes "Copy clone commands". */
  subject: string;
  /** Each wraps on its own, so that it is seen where a new one begins. */
  lines: readonly string[];
}

/** Lines to copy: commands, or a text that a machine reads. Many of them scroll. */
export function Snippet({ label, subject, lines }: SnippetProps) {
  const shown = useRef<HTMLPreElement>(null);
  return (
    <div className={styles.snippet}>
      <div className={styles.head}>
        {label}
        <CopyButton text={lines.join('\n')} subject={subject} shown={shown} isIcon />
      </div>
      <div className={styles.window} role="region" aria-label={label} tabIndex={0}>
        <pre ref={shown} className={styles.lines}>
          {lines.map((line, index) => (
            <span key={index} className={styles.line}>
              {line}
              {'\n'}
            </span>
          ))}
        </pre>
      </div>
    </div>
  );
}
