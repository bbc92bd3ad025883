import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../services/useLatest';
import { insertText } from './insertText';
import { readMarkdownFile } from './readMarkdownFile';

/** Fills a field from a Markdown file that is chosen, or dropped on it. */
export function useMarkdownFile(field: RefObject<HTMLTextAreaElement | null>, value: string) {
  const [problem, setProblem] = useState<{ text: string; value: string }>();
  const [fill, setFill] = useState<{ name: string; before: string; after: string }>();
  const turn = useRef(0);

  async function read(files: readonly File[]) {
    turn.current += 1;
    const mine = turn.current;
    const response = await readMarkdownFile(files).catch((error: Error) => error);
    const { current } = field;
    if (mine !== turn.current || !current) return;
    const before = current.value;
    if (response instanceof Error) {
      setProblem({ text: `Nothing was changed: ${response.message}`, value: before });
      return;
    }
    setProblem(undefined);
    setFill({ name: files[0]?.name ?? '', before, after: response });
    replaceAll(current, response);
  }

  const latestRead = useLatest(read);
  useEffect(() => {
    const { current } = field;
    const hold = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      // A dropped text is the browser's business.
      if (files.length === 0) return;
      event.preventDefault();
      void latestRead.current(files);
    };
    current?.addEventListener('dragover', hold);
    current?.addEventListener('drop', drop);
    return () => {
      current?.removeEventListener('dragover', hold);
      current?.removeEventListener('drop', drop);
    };
  }, [field, latestRead]);

  const isFresh = fill?.after === value;
  return {
    read: (files: readonly File[]) => void read(files),
    /** Why nothing was read. Absent after a change. */
    problem: problem?.value === value ? problem.text : undefined,
    /** The source of the field's text. Absent after a change. */
    filled: isFresh
      ? `${fill.before.trim() ? 'Replaced by' : 'Filled in from'} “${fill.name}”.`
      : undefined,
    undo: () => {
      if (fill && field.current) replaceAll(field.current, fill.before);
    },
  };
}

function replaceAll(field: HTMLTextAreaElement, insert: string): void {
  insertText(field, { from: 0, to: field.value.length, insert, start: 0, end: 0 });
}
