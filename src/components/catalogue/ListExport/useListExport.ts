import { useEffect, useRef, useState } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import type { CitationOptions } from '../../../domain/citation/citedFacts';
import { exportList } from '../../../domain/exports/list/exportList';
import type { ListFormat } from '../../../domain/exports/list/listFormats';
import { downloadFile } from '../../ui/base/downloadFile';

/** How long the page may be busy at once, in milliseconds. */
const longestSlice = 12;

/** The state of an export. */
export type ListExportState =
  | { phase: 'choosing' }
  | { phase: 'writing'; done: number; total: number }
  | { phase: 'saved'; total: number; fileName: string }
  | { phase: 'failed' };

/**
 * Writes artifacts into a file and lets the browser save it. Pauses between slices, so that the
 * page stays alive.
 */
export function useListExport(artifacts: readonly Artifact[], options: CitationOptions) {
  const [state, setState] = useState<ListExportState>({ phase: 'choosing' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const cancel = () => {
    running.current?.abort();
    setState({ phase: 'choosing' });
  };

  const start = async (format: ListFormat) => {
    const { signal } = (running.current = new AbortController());
    const total = artifacts.length;
    try {
      const { fileName, mediaType, parts } = exportList(format, artifacts, options);
      const written: string[] = [];
      let end = performance.now() + longestSlice;
      for (const part of parts) {
        written.push(part);
        if (performance.now() < end) continue;
        // The first part is the beginning of the file.
        setState({ phase: 'writing', done: written.length - 1, total });
        await nextTask();
        if (signal.aborted) return;
        end = performance.now() + longestSlice;
      }
      downloadFile(fileName, new Blob(written, { type: mediaType }));
      setState({ phase: 'saved', total, fileName });
    } catch {
      setState({ phase: 'failed' });
    }
  };

  return { state, start, cancel };
}

/** Lets the browser handle input and paint. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
