import type { Context } from 'hono';

/** JSON that was sent to a switch, or the answer that refuses it. */
export type SentJson = { json: unknown; refusal?: never } | { json?: never; refusal: Response };

/** Reads JSON. Its content type is demanded, so that no page of another origin can turn a switch. */
export async function readSentJson(context: Context, mostBytes: number): Promise<SentJson> {
  const { req } = context;
  if (!/^application\/json\b/i.test(req.header('content-type') ?? '')) {
    return { refusal: refuse(context, 'Send it as application/json.', 415) };
  }
  // Not the limit of Hono: it fails on a body that is there without its length, or not there at all.
  const isTooLong = Number(req.header('content-length') ?? 0) > mostBytes;
  const text = isTooLong ? '' : await req.text();
  if (isTooLong || text.length > mostBytes) {
    return { refusal: refuse(context, `Send at most ${mostBytes} bytes.`, 413) };
  }
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return { refusal: refuse(context, 'Send JSON.') };
  }
}

/** Says in one sentence why a switch was not turned. */
export function refuse(
  context: Context,
  problem: string,
  status: 400 | 404 | 413 | 415 = 400,
): Response {
  return context.json({ problems: [problem] }, status);
}
