import path from 'node:path';
import { createArtifactRepository } from '../api/catalogue/createArtifactRepository';
import { isUuid } from '../domain/addresses/uuid';
import { isPrivateWithoutDoi } from '../domain/artifact/derivedValues';
import { CallError } from '../domain/errors/callError';
import { completeSettings } from '../elements/runtime/settings/completeSettings';
import { renderStatic } from '../static/renderStatic';
import { openFolder, writeWhole, writingFailure } from './outputFolder';
import { readArguments, type RenderRequest } from './readArguments';
import { UsageError } from './usageError';

/** Requests that run at the same time. */
const atOnce = 4;

/** The output of the command: the rendered artifact, and one sentence for each problem. */
export interface RenderResult {
  output: string;
  problems: string[];
}

/**
 * Runs `render`. Writes the files of a list, also when some of its artifacts fail. Throws a
 * `UsageError` for wrong arguments.
 */
export async function runRender(
  args: string[],
  readFile: (file: string) => Promise<string>,
): Promise<RenderResult> {
  const request = await readArguments(args, readFile);
  const render = createRenderer(request);
  if (request.id !== undefined) {
    const { html, problem } = await render(request.id);
    return { output: html ? `${html}\n` : '', problems: problem ? [problem] : [] };
  }
  const { file = '', folder = '' } = request.list ?? {};
  const { ids, problems } = readList(await readText(file, readFile));
  if (ids.length + problems.length === 0) throw new UsageError(`${file} names no artifact.`);
  try {
    await openFolder(folder);
  } catch (error) {
    return { output: '', problems: [`${folder} cannot be written to: ${writingFailure(error)}.`] };
  }
  const ending = request.kind === 'badge' ? 'svg' : 'html';
  const failed = await inParallel(ids, async (id) => {
    const { html, problem } = await render(id);
    if (!html) return problem;
    const file = path.join(folder, `${id}.${ending}`);
    return writeWhole(file, `${html}\n`).then(
      () => undefined,
      (error: unknown) => `${file} cannot be written: ${writingFailure(error)}.`,
    );
  });
  problems.push(...failed.filter((problem) => problem !== undefined));
  const written = failed.filter((problem) => problem === undefined).length;
  return { output: `Wrote ${written} of ${written + problems.length} files.\n`, problems };
}

/** Returns the function that fetches and renders an artifact. It never throws. */
function createRenderer({ kind, apiUrl, sharingKey, options }: RenderRequest) {
  const repository = createArtifactRepository({ ...completeSettings(), apiUrl, portalUrl: apiUrl });
  return async (id: string): Promise<{ html?: string; problem?: string }> => {
    // The id becomes the name of a file.
    if (!isUuid(id)) return { problem: `"${id}" is not the id of an artifact.` };
    try {
      const artifact = await repository.find(id, { sharingKey });
      if (isPrivateWithoutDoi(artifact) && !sharingKey) {
        return { problem: `${id}: the artifact is private. Give its key: --sharing-key KEY.` };
      }
      return { html: renderStatic(kind, artifact, options) };
    } catch (error) {
      return { problem: `${id}: ${failureText(error, apiUrl)}` };
    }
  };
}

function failureText(error: unknown, apiUrl: string): string {
  if (!(error instanceof CallError)) return error instanceof Error ? error.message : String(error);
  const { code, status } = error;
  if (code === 'network') return `the catalogue at ${apiUrl} does not respond.`;
  if (code === 'shape') return `the answer of ${apiUrl} is not an artifact. ${error.message}`;
  if (status === 403 || status === 404) return 'there is no such artifact, or it is private.';
  return `the catalogue at ${apiUrl} answers with status ${status}.`;
}

async function readText(file: string, readFile: (file: string) => Promise<string>) {
  try {
    return await readFile(file);
  } catch (error) {
    throw new UsageError(`The list cannot be read: ${(error as Error).message}.`);
  }
}

/** The ids of a list, each once, and a sentence for each line that is none. */
function readList(text: string): { ids: string[]; problems: string[] } {
  const ids = new Set<string>();
  const problems: string[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const entry = line.replace(/^\uFEFF/, '').trim();
    if (!entry || entry.startsWith('#')) continue;
    if (isUuid(entry)) ids.add(entry.toLowerCase());
    else problems.push(`Line ${index + 1}: "${entry.slice(0, 100)}" is not the id of an artifact.`);
  }
  return { ids: [...ids], problems };
}

/** Calls `work` for each item, for a few at a time. Keeps the order of the results. */
async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  async function worker() {
    for (const [index, item] of queue) results[index] = await work(item);
  }
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
