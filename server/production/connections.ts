import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The number of further requests that a client may send before it has read a response. */
const mostPipelined = 16;

/** The number of bytes that all clients together may leave unread. */
const mostUnreadBytes = 32 * 2 ** 20;

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Handles the requests of each connection one after another: a response starts when the one before
 * has been read or has failed. Ends connections with too many waiting requests.
 */
export function oneAtATime(handle: Handle): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const start = () => {
      response.once('close', () => {
        const next = waiting.get(socket)?.shift();
        if (next && !socket.destroyed) next();
        else waiting.delete(socket);
      });
      handle(request, response);
    };
    const queue = waiting.get(socket);
    if (!queue) {
      waiting.set(socket, []);
      start();
    } else if (queue.length < mostPipelined) queue.push(start);
    else socket.destroy();
  };
}

/**
 * Ends the connections that have left the most bytes unread, until all of them together hold no
 * more than 32 MB.
 */
export function limitUnread(responses: Iterable<ServerResponse>): void {
  const sockets = [...responses].flatMap(({ socket }) => socket ?? []);
  const byUnread = sockets.sort((a, b) => b.writableLength - a.writableLength);
  let unread = sockets.reduce((total, { writableLength }) => total + writableLength, 0);
  for (const socket of byUnread) {
    if (unread <= mostUnreadBytes) return;
    unread -= socket.writableLength;
    socket.destroy();
  }
}
