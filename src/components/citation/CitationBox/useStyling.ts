import { useState } from 'react';
import { type CitationStyle, styleLabels } from '../../../domain/citation/styles/citationStyle';
import type { styledCitation } from '../CitationTools/styledCitation';
import { type Late, useLate } from './useLate';

/** Where the chosen style is stored on the device. */
const storageKey = 'trovi.citation-style';

const loadStyles = async () => (await import('../CitationTools/styledCitation')).styledCitation;

/** The chosen citation style, and the code that writes it. */
export interface Styling {
  style: CitationStyle;
  choose: (style: string) => void;
  /** Writes all styles but the catalogue's own. Loads when one of them is chosen. */
  late: Late<typeof styledCitation>;
}

/**
 * Starts with a style, else with the one that was chosen last on this device, else with the
 * catalogue's own.
 */
export function useStyling(isShown: boolean, first: string | undefined): Styling {
  const [chosen, setChosen] = useState(() => first ?? storedStyle());
  const style = isCslStyle(chosen) ? chosen : 'trovi';
  const late = useLate(isShown && style !== 'trovi', loadStyles);
  const choose = (next: string) => {
    setChosen(next);
    late.retry();
    try {
      localStorage.setItem(storageKey, next);
    } catch {
      // Without storage, the choice lasts as long as the page.
    }
  };
  return { style, choose, late };
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
