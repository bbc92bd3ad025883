import { useEffect, useState } from 'react';
import { type CslStyle, styleLabels } from '../../../domain/citation/styles/citationStyle';
import { useServices } from '../../services/TroviContext';
import { panel, select } from './CitationTools.css';
import { ExportPanel } from './ExportPanel';
import { PaperSentence } from './PaperSentence';
import { styledCitation } from './styledCitation';
import type { ToolProps } from './toolProps';

/** The choice of styles, the exports and the sentence for a paper. */
export function CitationPanel(props: ToolProps) {
  const { first, isOpen, storageKey, onStyling } = props;
  const { productName } = useServices().configuration;
  const [style, setStyle] = useState(first);
  const cslStyle = isCslStyle(style) ? style : undefined;
  useEffect(() => {
    onStyling(cslStyle && { style: cslStyle, format: styledCitation });
  }, [cslStyle, onStyling]);
  const choose = (chosen: string) => {
    setStyle(chosen);
    try {
      localStorage.setItem(storageKey, chosen);
    } catch {
      // Without storage, the choice lasts as long as the page.
    }
  };
  if (!isOpen) return null;
  return (
    <div className={panel}>
      <label>
        Style{' '}
        <select
          className={select}
          value={cslStyle ?? 'trovi'}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="trovi">{productName || 'Catalogue'}</option>
          {Object.entries(styleLabels).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <ExportPanel {...props} />
      <PaperSentence {...props} />
    </div>
  );
}

function isCslStyle(style: string): style is CslStyle {
  return Object.hasOwn(styleLabels, style);
}
