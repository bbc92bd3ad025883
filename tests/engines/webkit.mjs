import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const browser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const options = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } };

/**
 * Runs WebKitGTK by WebDriver, on a screen of its own, until `work({ open, read })` ends. The
 * functions are those of `withFirefox`.
 */
export async function withWebKit(work) {
  const port = await freePort();
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(screen.stdio[3], 'data');
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}` };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const send = createSender(`http://127.0.0.1:${port}`);
  try {
    await untilReady(send);
    const { sessionId } = await send('POST', '/session', {
      capabilities: { alwaysMatch: options },
    });
    const session = `/session/${sessionId}`;
    try {
      return await work({
        open: (url) => send('POST', `${session}/url`, { url }),
        read: (script) => read(send, session, script),
      });
    } finally {
      await send('DELETE', session);
    }
  } finally {
    driver.kill();
    screen.kill();
  }
}

async function read(send, session, script) {
  const wrapped = `const done = arguments[0];
    (async () => { ${script} })().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
  const { value, error } = await send('POST', `${session}/execute/async`, {
    script: wrapped,
    args: [],
  });
  if (error) throw new Error(error);
  return value;
}

function createSender(base) {
  return async (method, path, body) => {
    const answer = await fetch(base + path, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    });
    const { value } = await answer.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
}

async function untilReady(send) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send('GET', '/status');
    } catch (error) {
      if (attempt === 100) throw error;
      await pause(100);
    }
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
