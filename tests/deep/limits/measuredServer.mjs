import path from 'node:path';
import { pathToFileURL } from 'node:url';

// The built publishing server. It replies to each message of its parent with the number of bytes
// that it uses after a garbage collection. Needs --expose-gc.
process.on('message', () => {
  globalThis.gc();
  globalThis.gc();
  process.send(process.memoryUsage());
});
await import(pathToFileURL(path.resolve('.build/server/main.mjs')).href);
