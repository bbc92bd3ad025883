import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';

import { readFault } from './fault';
import type { FaultList } from './faultList';

/**
 * The switches for faults: `POST` sets one, `GET` lists them, `DELETE` clears them. A JSON content type is demanded, so
 * that no page of another origin can set any.
 */
export function createFaultSwitches(faults: FaultList): Hono {
  const switches = new Hono();
  switches.post('/faults', bodyLimit({ maxSize: 10_000_000 }), async (context) => {
    if (!/^application\/json\b/i.test(context.req.header('content-type') ?? '')) {
      return context.json({ problems: ['Send the fault as application/json.'] }, 415);
    }
    const json: unknown = await context.req.json().catch(() => undefined);
    const { fault, problems } = readFault(json);
    if (!fault) return context.json({ problems }, 400);
    faults.add(fault);
    return context.json(fault, 201);
  });
  switches.get('/faults', (context) => context.json({ faults: faults.all() }));
  switches.delete('/faults', (context) => {
    faults.clear();
    return context.body(null, 204);
  });
  return switches;
}
