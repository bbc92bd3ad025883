import { useRef, useState } from 'react';
import { paperSentence } from '../../../domain/citation/styles/paperSentence';
import { CopyButton } from '../../ui/CopyButton/CopyButton';
import { useUserContent } from '../../ui/base/useUserContent';
import { panel, sentence } from './CitationTools.css';
import type { ToolProps } from './toolProps';

/** A sentence that describes the artifact in a paper, with a copy button. */
export function PaperSentence({ artifact, options }: ToolProps) {
  const [today] = useState(() => Date.now());
  const shown = useRef<HTMLParagraphElement>(null);
  const text = paperSentence(artifact, options, today);
  return (
    <div className={panel} role="group" aria-label="Sentence for your paper">
      <p ref={shown} className={sentence} {...useUserContent()}>
        {text}
      </p>
      <CopyButton text={text} subject="sentence" shown={shown} />
    </div>
  );
}
