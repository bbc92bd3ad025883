import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Writes a line of JSON about a request when it is over: `time`, `method`, `path`, `status`, `ms`,
 * and `isCutOff` if the client did not get all of the answer. Never writes a query, which can hold
 * a sharing key or an answer of the sign-on server.
 */
export function logRequest(
  write: (line: string) => void,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const started = performance.now();
  const time = new Date().toISOString();
  const { method, url = '' } = request;
  let isTaken = false;
  response.once('finish', () => (isTaken = !request.socket.destroyed));
  response.once('close', () => {
    const entry = {
      time,
      method,
      path: url.split(/[?#]/, 1)[0],
      status: response.headersSent ? response.statusCode : undefined,
      ms: Math.round(performance.now() - started),
      ...(!isTaken && { isCutOff: true }),
    };
    write(`${JSON.stringify(entry)}\n`);
  });
}
