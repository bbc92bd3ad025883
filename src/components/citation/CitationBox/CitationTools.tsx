import { type ComponentType, useRef, useState } from 'react';
import { screenOnly } from '../../ui/base/base.css';
import { button, smallButton } from '../../ui/buttons/buttons.css';
import type { ToolProps } from '../CitationTools/toolProps';
import { LateNote } from './LateNote';
import * as styles from './CitationBox.css';
import { useLate } from './useLate';

const loadExport = async () => (await import('../CitationTools/ExportPanel')).ExportPanel;
const loadSentence = async () => (await import('../CitationTools/PaperSentence')).PaperSentence;

/** Opens the exports and the sentence for a paper. Their code loads with the first press. */
export function CitationTools(props: ToolProps) {
  return (
    <div className={`${styles.tools} ${screenOnly}`}>
      <Tool {...props} label="Export" load={loadExport} />
      <Tool {...props} label="Describe this in a paper" load={loadSentence} />
    </div>
  );
}

type ToolButtonProps = ToolProps & {
  label: string;
  load: () => Promise<ComponentType<ToolProps>>;
};

function Tool({ label, load, ...props }: ToolButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const late = useLate(isOpen, load);
  const Panel = late.code;
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={`${button} ${smallButton}`}
        aria-expanded={isOpen}
        onClick={() => {
          late.retry();
          setIsOpen(!isOpen);
        }}
      >
        {label}
      </button>
      {Panel ? (
        isOpen && <Panel {...props} />
      ) : (
        <LateNote late={late} subject="This part" control={opener} />
      )}
    </>
  );
}
