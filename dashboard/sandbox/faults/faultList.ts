import type { Fault } from './fault';

/** The faults that are set, in the order in which they were: the first that matches a call happens. */
export interface FaultList {
  add(fault: Fault): void;
  clear(): void;
  all(): Fault[];
  /** The fault that a call meets, if any, counted as happened. */
  take(method: string, path: string): Fault | undefined;
}

export function createFaultList(): FaultList {
  let faults: Fault[] = [];
  return {
    add: (fault) => void faults.push({ ...fault }),
    clear: () => {
      faults = [];
    },
    all: () => structuredClone(faults),
    take: (method, path) => {
      const fault = faults.find((candidate) => isMet(candidate, method, path));
      if (fault?.times !== undefined) {
        fault.times -= 1;
        if (fault.times === 0) faults = faults.filter((other) => other !== fault);
      }
      return fault;
    },
  };
}

function isMet(fault: Fault, method: string, path: string): boolean {
  if (fault.method !== '*' && fault.method !== method) return false;
  return fault.path.endsWith('*') ? path.startsWith(fault.path.slice(0, -1)) : path === fault.path;
}
