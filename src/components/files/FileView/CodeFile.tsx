import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { CodeLanguage } from '../../markdown/code/codeLanguage';
import { lazyCode } from '../../ui/lazy/lazyCode';
import { piecesOf } from '../../ui/Slices/cutText';
import { useSlices } from '../../ui/Slices/useSlices';
import * as styles from './FileView.css';

const codeColors = lazyCode(async () => (await import('../../markdown/code/colorCode')).colorCode);

/** Longest file that is coloured, in characters, and its most coloured pieces. */
const bounds = { longestBlock: 40_000, mostPieces: 10_000 };
/** Characters of longer files that are laid out together. */
const slice = 10_000;

export interface CodeFileProps {
  text: string;
  language?: CodeLanguage;
}

/** Code or other text, as it is. Code in a known language is coloured. */
export function CodeFile({ text, language }: CodeFileProps) {
  return (
    // A box that scrolls must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles.code} tabIndex={0} dir="ltr">
      {text.length > bounds.longestBlock ? (
        <LongCode text={text} />
      ) : (
        <ColoredCode {...{ text, language }} />
      )}
    </pre>
  );
}

function ColoredCode({ text, language }: CodeFileProps) {
  const code = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // React must not change an element whose contents are coloured.
    const element = code.current;
    if (!element) return undefined;
    element.textContent = text;
    if (!language) return undefined;
    let isWanted = true;
    codeColors.load().then(
      (colorCode) => isWanted && colorCode(element, language, bounds),
      // Code without colours is as good.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [text, language]);
  return <code ref={code} />;
}

/** A text of any length, which the browser lays out as it comes into view. */
function LongCode({ text }: { text: string }) {
  const pieces = useMemo(() => piecesOf(text, slice), [text]);
  const { shown, showAll } = useSlices(pieces.length, 1, 10);
  useEffect(showAll, [showAll]);
  return (
    <code>
      {pieces.slice(0, shown).map((piece, index) => (
        <span key={index} className={styles.piece}>
          {piece}
        </span>
      ))}
    </code>
  );
}
