import { useEffect, useRef } from 'react';
import type { CodeLanguage } from '../../markdown/code/codeLanguage';
import { lazyCode } from '../../ui/lazy/lazyCode';
import * as styles from './FileView.css';

const codeColors = lazyCode(async () => (await import('../../markdown/code/colorCode')).colorCode);

/** Longest file that is coloured, in characters, and its most coloured pieces. */
const bounds = { longestBlock: 40_000, mostPieces: 10_000 };

/** Code or other text, as it is. Code in a known language is coloured. */
export function CodeFile({ text, language }: { text: string; language?: CodeLanguage }) {
  const code = useRef<HTMLElement>(null);
  useEffect(() => {
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
  return (
    // A box that scrolls must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles.code} tabIndex={0} dir="ltr">
      <code ref={code} />
    </pre>
  );
}
