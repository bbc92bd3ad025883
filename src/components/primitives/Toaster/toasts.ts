/** Kind of a notification (product 8.1). */
export type ToastKind = 'positive' | 'negative' | 'info';

/** One notification. */
export interface Toast {
  id: number;
  kind: ToastKind;
  /** The message. Its first line stands out. */
  message: string;
}

/** The notifications of a page. */
export interface Toasts {
  /** The visible toasts, oldest first. The same array until it changes. */
  current: () => readonly Toast[];
  subscribe: (listener: () => void) => () => void;
  /** Shows a message until it is dismissed. Ignores a message that is already visible. */
  show: (kind: ToastKind, message: string) => void;
  /**
   * Shows the outcome of an action (decision 43). Omits a failure that the page itself says, where
   * it happened: its place `isInSight`.
   */
  showOutcome: (kind: ToastKind, message: string, isInSight?: boolean) => void;
  dismiss: (id: number) => void;
}

/** Creates an empty store of notifications. */
export function createToasts(): Toasts {
  const listeners = new Set<() => void>();
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const replace = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  function show(kind: ToastKind, message: string) {
    if (toasts.some((toast) => toast.kind === kind && toast.message === message)) return;
    lastId += 1;
    replace([...toasts, { id: lastId, kind, message }]);
  }
  return {
    current: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show,
    showOutcome(kind, message, isInSight) {
      if (!isInSight) show(kind, message);
    },
    dismiss(id) {
      replace(toasts.filter((toast) => toast.id !== id));
    },
  };
}
