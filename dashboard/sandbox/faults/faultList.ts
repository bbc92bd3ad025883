import { setTimeout as sleep } from 'node:timers/promises';

import type { Fault } from './fault';

/** The faults that are set, in the order in which they were: the first that matches a call happens. */
export interface FaultList {
  add(fault: Fault): void;
  /** Forgets all of them; whoever waits goes on. */
  clear(): void;
  all(): Fault[];
  /** The fault that a call meets, if any, counted as happened. */
  take(method: string, url: URL): Fault | undefined;
  /** Lets so many milliseconds pass, fewer where the faults are cleared or the caller leaves meanwhile. */
  wait(milliseconds: number, leaving: AbortSignal): Promise<void>;
  /** How many callers wait. */
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
      // It rejects only where it ends early, which is no fault.
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
