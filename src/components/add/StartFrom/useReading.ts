import { useEffect, useRef, useState } from 'react';
import type { ImportedMetadata } from '../../../domain/imports/importedMetadata';
import {
  longestMetadata,
  type ParseYaml,
  readMetadata,
} from '../../../domain/imports/readMetadata';

/** The result of the last reading. */
export interface Reading {
  isReading: boolean;
  /** Why nothing was read. */
  problem?: string;
}

/** A character takes at most four bytes. */
const largestFile = longestMetadata * 4;

/** Reads text and files. `onRead` gets the metadata of the last one. */
export function useReading(
  parseYaml: ParseYaml | undefined,
  onRead: (metadata: ImportedMetadata) => void,
) {
  const [reading, setReading] = useState<Reading>({ isReading: false });
  const latest = useRef(0);
  const handler = useRef(onRead);
  useEffect(() => {
    handler.current = onRead;
  });
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );

  async function run(find: () => Promise<ImportedMetadata>) {
    latest.current += 1;
    const turn = latest.current;
    setReading({ isReading: true });
    const response = await find().catch((error: Error) => error);
    if (turn !== latest.current) return;
    const problem = response instanceof Error ? response.message : undefined;
    setReading({ isReading: false, problem });
    if (!(response instanceof Error)) handler.current(response);
  }

  return {
    reading,
    readText: (text: string) => void run(() => readMetadata(text, { parseYaml })),
    readFiles: (files: readonly File[]) =>
      void run(async () => {
        const [file] = files;
        if (!file || files.length > 1) throw new Error('Choose one file at a time.');
        if (file.size > largestFile)
          throw new Error('This file is too large. Choose one that describes only the artifact.');
        const text = await file.text().catch(() => {
          throw new Error('This file cannot be opened.');
        });
        return readMetadata(text, { fileName: file.name, parseYaml });
      }),
  };
}
