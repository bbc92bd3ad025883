import { useState } from 'react';
import { type CitationStyle, styleLabels } from '../../../domain/citation/styles/citationStyle';
import { type LazyState, useLazyCode } from '../../ui/lazy/lazyCode';
import { useBrowserValue } from '../../services/useBrowserValue';
import { lazyTools } from './lazyTools';

/** Where the chosen style is stored on the device. */
const storageKey = 'trovi.citation-style';

/** The chosen citation style, and the code that writes it. */
export interface Styling {
  /** The chosen style. */
  style: CitationStyle;
  /** Chooses a style, and stores it on the device. */
  choose: (style: string) => void;
  /** Writes all styles but the catalogue's own. Loads when one of them is chosen. */
  tools: LazyState<Awaited<ReturnType<typeof lazyTools.load>>>;
}

/**
 * Starts with a style, else with the one that was chosen last on this device, else with the
 * catalogue's own.
 */
export function useStyling(isShown: boolean, first: string | undefined): Styling {
  const stored = useBrowserValue(storedStyle, '');
  const [chosen, setChosen] = useState(first);
  const wanted = chosen ?? stored;
  const style = isCslStyle(wanted) ? wanted : 'trovi';
  const tools = useLazyCode(lazyTools, isShown && style !== 'trovi');
  const choose = (next: string) => {
    setChosen(next);
    tools.retry();
    try {
      localStorage.setItem(storageKey, next);
    } catch {
      // Without storage, the choice lasts as long as the page.
    }
  };
  return { style, choose, tools };
}

function isCslStyle(style: string): style is keyof typeof styleLabels {
  return Object.hasOwn(styleLabels, style);
}

function storedStyle(): string {
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}
