import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { templateLimit, templateProblem } from '../../../domain/editing/newVersion/templateVersion';
import { button, smallButton } from '../../ui/buttons/buttons.css';
import { TextField } from '../../ui/Field/TextField';
import { paperIcon } from '../../ui/Icon/objectIcons';
import { Icon } from '../../ui/Icon/Icon';
import { useLatest } from '../../services/useLatest';
import * as styles from './KindFields.css';

interface TemplateFieldProps {
  name: string;
  value: string;
  onChange: (text: string) => void;
  problem?: string;
  isDisabled: boolean;
  isRequired: boolean;
}

/** The text of a template: typed, pasted or read from a file. A refused file changes nothing. */
export function TemplateField({ onChange, problem, isDisabled, ...field }: TemplateFieldProps) {
  const host = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [fileProblem, setFileProblem] = useState<string>();

  async function take(file: File | undefined) {
    if (!file || isDisabled) return;
    const { text, problem: found } = await readTextFile(file);
    setFileProblem(found && `“${file.name}” was not read. ${found}`);
    if (text !== undefined) onChange(text);
  }

  useFileDrop(host, (file) => void take(file));

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    void take(target.files?.[0]);
    // The same file can be chosen again.
    target.value = '';
  }

  return (
    <div className={styles.template}>
      <div ref={host} className={styles.templateText}>
        <TextField
          label="Template"
          rows={8}
          hint="YAML, typed, pasted or dropped here."
          problem={problem ?? fileProblem}
          isDisabled={isDisabled}
          onChange={(text) => {
            setFileProblem(undefined);
            onChange(text);
          }}
          {...field}
        />
      </div>
      <button
        type="button"
        className={`${button} ${smallButton}`}
        disabled={isDisabled}
        onClick={() => chooser.current?.click()}
      >
        <Icon path={paperIcon} />
        Choose a file
      </button>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label="Template file"
        accept=".yaml,.yml,.hot,.template,.json,.txt,text/*"
        onChange={choose}
      />
    </div>
  );
}

/** Calls `onFile` with a file that is dropped on an element. */
function useFileDrop(host: RefObject<HTMLElement | null>, onFile: (file: File) => void) {
  const latest = useLatest(onFile);
  useEffect(() => {
    const element = host.current;
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      latest.current(file);
    };
    element?.addEventListener('dragover', allow);
    element?.addEventListener('drop', drop);
    return () => {
      element?.removeEventListener('dragover', allow);
      element?.removeEventListener('drop', drop);
    };
  }, [host, latest]);
}

/** UTF-8 has up to four bytes for a character. */
const largestFile = templateLimit * 4;

async function readTextFile(file: File): Promise<{ text?: string; problem?: string }> {
  if (file.size > largestFile) return { problem: 'It is too large for a template.' };
  try {
    const bytes = await file.arrayBuffer();
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const problem = templateProblem(text);
    return problem ? { problem } : { text };
  } catch {
    return { problem: 'It is not UTF-8 text, or could not be read.' };
  }
}
