import { JsonReader } from '../../../domain/files/json/jsonReader';
import type { Notebook } from '../../../domain/files/notebook/notebook';
import {
  isJsonType,
  NotebookError,
  readNotebook,
} from '../../../domain/files/notebook/readNotebook';

/** Values and signs that are read in one task: a few milliseconds. */
const step = 10_000;

/** Reads a notebook in many short tasks. Rejects with a `NotebookError` for another text. */
export async function readInSteps(text: string, signal: AbortSignal): Promise<Notebook> {
  const reader = new JsonReader(text, isJsonType);
  try {
    while (!reader.read(step)) {
      await new Promise((resolve) => setTimeout(resolve));
      signal.throwIfAborted();
    }
  } catch (error) {
    throw error instanceof SyntaxError ? new NotebookError('json') : error;
  }
  return readNotebook(reader.value);
}
