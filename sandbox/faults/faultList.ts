import { setTimeout as sleep } from 'node:timers/promises';

import type { Fault } from './fault';

/** The active faults, oldest first. The first one that matches a call applies. */
export interface FaultList {
  add(fault: Fault): void;
  /** Removes all faults. Delayed calls continue. */
  clear(): void;
  all(): Fault[];
  /** Returns the fault that applies to a call, if any, and counts it. */
  take(method: string, url: URL): Fault | undefined;
  /** Waits for this time. Stops earlier when the faults are cleared or the caller disconnects. */
  wait(milliseconds: number, leaving: AbortSignal): Promise<void>;
  /** The number of delayed calls. */
  waiting(): number;
}

export function createFaultList(): FaultList {
  let faults: Fault[] = [];
  let waiting = 0;
  let clearing = new AbortController();
  return {
    add: (fault) => void faults.push({ ...fault }),
    clear: () => {
      faults = [];
      clearing.abort();
      clearing = new AbortController();
    },
    all: () => structuredClone(faults),
    take: (method, url) => {
      const fault = faults.find((candidate) => isMet(candidate, method, url));
      if (fault?.times !== undefined) {
        fault.times -= 1;
        if (fault.times === 0) faults = faults.filter((other) => other !== fault);
      }
      return fault;
    },
    async wait(milliseconds, leaving) {
      if (milliseconds === 0) return;
      waiting += 1;
      const signal = AbortSignal.any([clearing.signal, leaving]);
      // The wait rejects only when it ends early, which is expected.
      await sleep(milliseconds, undefined, { signal }).catch(() => undefined);
      waiting -= 1;
    },
    waiting: () => waiting,
  };
}

function isMet(fault: Fault, method: string, { pathname: path, search }: URL): boolean {
  if (fault.method !== '*' && fault.method !== method) return false;
  if (fault.query && !search.includes(fault.query)) return false;
  return fault.path.endsWith('*') ? path.startsWith(fault.path.slice(0, -1)) : path === fault.path;
}
