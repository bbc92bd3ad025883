import { useEffect, useMemo, useState } from 'react';
import { formatCount } from '../../../domain/artifact/formatCount';
import { formatBytes } from '../../../domain/files/formatBytes';
import { terminalText } from '../../../domain/files/notebook/terminalText';
import { muted } from '../../ui/base/base.css';
import { button, smallButton } from '../../ui/buttons/buttons.css';
import { later } from '../../ui/Slices/Slices.css';
import { useSlices } from '../../ui/Slices/useSlices';
import { type AnsiPiece, ansiSlices } from './ansiPieces';
import * as styles from './Notebook.css';

/** Lines and characters that are shown at first. */
const firstLines = 30;
const firstCharacters = 8_000;
/** Longest text that can be shown, in characters. */
const longest = 1_000_000;

/** Text of a terminal, in its colours. Long text is folded. */
export function OutputText({ text, isError = false }: { text: string; isError?: boolean }) {
  const whole = useMemo(() => terminalText(text.slice(0, longest)).replace(/\n+$/, ''), [text]);
  const [isOpen, setOpen] = useState(false);
  const fold = foldOf(whole);
  const shown = isOpen ? whole : whole.slice(0, fold);
  const lines = whole.split('\n').length;
  return (
    <div className={isError ? `${styles.folding} ${styles.errorText}` : styles.folding}>
      <Slices text={shown} />
      {fold < whole.length && (
        <button
          type="button"
          className={`${button} ${smallButton}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : lines > 1 ? `Show all ${formatCount(lines)} lines` : 'Show all'}
        </button>
      )}
      {isOpen && text.length > longest && (
        <p className={muted}>Only the first {formatBytes(longest)} of this output are shown.</p>
      )}
    </div>
  );
}

/** Where long text is cut at first. A few more lines are not worth a button. */
function foldOf(text: string): number {
  let end = 0;
  for (let line = 0; line < firstLines + 5; line += 1) {
    const next = text.indexOf('\n', end);
    if (next < 0 || next > firstCharacters) return Math.min(text.length, firstCharacters);
    end = next + 1;
    if (line === firstLines - 1 && text.split('\n', firstLines + 6).length > firstLines + 5) {
      return next;
    }
  }
  return text.length;
}

function Slices({ text }: { text: string }) {
  const slices = useMemo(() => ansiSlices(text), [text]);
  const { shown, showAll } = useSlices(slices.length, 1, 3);
  useEffect(showAll, [showAll]);
  return (
    <div className={styles.text} dir="ltr">
      {slices.slice(0, shown).map((pieces, index) => (
        <div key={index} className={index === 0 ? undefined : later}>
          {pieces.map((piece, place) => (
            <Piece key={place} {...piece} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Piece({ text, color, background, isBold, isItalic, isUnderlined }: AnsiPiece) {
  const classes = [
    color && styles.colors[color],
    background && styles.backgrounds[background],
    isBold && styles.bold,
    isItalic && styles.italic,
    isUnderlined && styles.underlined,
  ].filter(Boolean);
  return classes.length > 0 ? <span className={classes.join(' ')}>{text}</span> : text;
}
