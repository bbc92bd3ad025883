import { Hono } from 'hono';

import { readSentJson } from '../switches/sentJson';
import { readFault } from './fault';
import type { FaultList } from './faultList';

const mostBytes = 10_000_000;

/**
 * The switches for faults: `POST` adds one, `GET` lists them with the number of delayed calls,
 * `DELETE` clears them. They require a JSON content type, so that pages of other origins cannot set
 * any.
 */
export function createFaultSwitches(faults: FaultList): Hono {
  const switches = new Hono();
  switches.post('/faults', async (context) => {
    const { json, refusal } = await readSentJson(context, mostBytes);
    if (refusal) return refusal;
    const { fault, problems } = readFault(json);
    if (!fault) return context.json({ problems }, 400);
    faults.add(fault);
    return context.json(fault, 201);
  });
  switches.get('/faults', (context) =>
    context.json({ faults: faults.all(), waiting: faults.waiting() }),
  );
  switches.delete('/faults', (context) => {
    faults.clear();
    return context.body(null, 204);
  });
  return switches;
}
