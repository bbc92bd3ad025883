import { useEffect, useMemo, useState } from 'react';
import { useUserContent } from '../base/useUserContent';
import { button, smallButton } from '../buttons/buttons.css';
import { piecesOf } from './cutText';
import * as styles from './Slices.css';
import { useSlices } from './useSlices';

/** Characters that are laid out at once. */
const slice = 10_000;

interface PlainTextProps {
  /** The text, of any length. */
  text: string;
  /** Text of the button that shows it. */
  name: string;
}

/** A button that shows a text of any length as plain text. */
export function PlainText({ text, name }: PlainTextProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${button} ${smallButton} ${styles.button}`}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Show less' : name}
      </button>
      {isOpen && <WrittenText text={text} />}
    </>
  );
}

function WrittenText({ text }: Pick<PlainTextProps, 'text'>) {
  const pieces = useMemo(() => piecesOf(text, slice), [text]);
  const { shown, showAll } = useSlices(pieces.length, 1, 5);
  useEffect(showAll, [showAll]);
  const userContent = useUserContent();
  return (
    <div className={styles.written}>
      {pieces.slice(0, shown).map((piece, index) => (
        <div key={index} className={index === 0 ? undefined : styles.later} {...userContent}>
          {piece}
        </div>
      ))}
    </div>
  );
}
