import { setTimeout as pause } from 'node:timers/promises';

/**
 * Sends a command of W3C WebDriver. Returns its value. Rejects with a `TimeoutError` after
 * `patience` milliseconds (120,000 by default).
 */
export type Send = <Value = unknown>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
  patience?: number,
) => Promise<Value>;

const usualPatience = 120_000;

/** Sends commands to a driver at a port. */
export function createSender(port: number): Send {
  return async (method, path, body, patience = usualPatience) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${value.error}: ${value.message} (${method} ${path})`);
    return value as never;
  };
}

/** Waits until the driver takes commands. */
export async function untilReady(send: Send): Promise<void> {
  for (const end = Date.now() + usualPatience; ;) {
    try {
      await send('GET', '/status');
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(100);
    }
  }
}

const keyCodes: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

/** The actions that press keys one after another, each held with Ctrl if wanted. */
export function keyActions(keys: string[], isWithControl = false): object {
  const codes = keys.map((key) => keyCodes[key] ?? key);
  const strokes = codes.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  const control = keyCodes.Control;
  const actions = isWithControl
    ? [{ type: 'keyDown', value: control }, ...strokes, { type: 'keyUp', value: control }]
    : strokes;
  return { actions: [{ type: 'key', id: 'keyboard', actions }] };
}

/** The actions of the mouse. */
export function mouseActions(...actions: object[]): object {
  return {
    actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
  };
}
