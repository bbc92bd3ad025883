import type { Context } from 'hono';

/** JSON that was sent to a switch, or the response that refuses it. */
export type SentJson = { json: unknown; refusal?: never } | { json?: never; refusal: Response };

/**
 * Reads JSON. It requires the content type, so that pages of other origins cannot turn a switch.
 */
export async function readSentJson(context: Context, mostBytes: number): Promise<SentJson> {
  const { req } = context;
  if (!/^application\/json\b/i.test(req.header('content-type') ?? '')) {
    return { refusal: refuse(context, ['Send it as application/json.'], 415) };
  }
  // Hono's own limit fails on a body without a length, and on an absent body.
  const isTooLong = Number(req.header('content-length') ?? 0) > mostBytes;
  const text = isTooLong ? '' : await req.text();
  if (isTooLong || text.length > mostBytes) {
    return { refusal: refuse(context, [`Send at most ${mostBytes} bytes.`], 413) };
  }
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return { refusal: refuse(context, ['Send JSON.']) };
  }
}

/** Reports why a switch was not turned, in one sentence for each problem. */
export function refuse(
  context: Context,
  problems: string[],
  status: 400 | 404 | 413 | 415 = 400,
): Response {
  return context.json({ problems }, status);
}
