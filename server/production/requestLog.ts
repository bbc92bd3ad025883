import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Logs a line of JSON about a request when it ends: `time`, `method`, `path`, `status`, `ms`, and
 * `isCutOff` if the client did not get the whole response. Never logs a query, which can contain a
 * sharing key or a response of the sign-on server.
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
