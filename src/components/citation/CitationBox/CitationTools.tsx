import { useRef, useState } from 'react';
import { screenOnly } from '../../ui/base/base.css';
import { button, smallButton } from '../../ui/buttons/buttons.css';
import { LazyNote, useLazyCode } from '../../ui/lazy/lazyCode';
import type { ToolProps } from '../CitationTools/toolProps';
import * as styles from './CitationBox.css';
import { lazyTools } from './lazyTools';

/** Opens the exports and the sentence for a paper. */
export function CitationTools(props: ToolProps) {
  return (
    <div className={`${styles.tools} ${screenOnly}`}>
      <Tool {...props} label="Export" name="ExportPanel" part="export" />
      <Tool {...props} label="Sentence for your paper" name="PaperSentence" part="sentence" />
    </div>
  );
}

type ToolButtonProps = ToolProps & {
  label: string;
  name: 'ExportPanel' | 'PaperSentence';
  part: string;
};

function Tool({ label, name, part, ...props }: ToolButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const state = useLazyCode(lazyTools, isOpen);
  const Panel = state.code?.[name];
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={`${button} ${smallButton}`}
        part={part}
        aria-expanded={isOpen}
        onClick={() => {
          state.retry();
          setIsOpen(!isOpen);
        }}
      >
        {label}
      </button>
      {Panel ? isOpen && <Panel {...props} /> : <LazyNote state={state} control={opener} />}
    </>
  );
}
