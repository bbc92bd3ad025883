/** What a toast says of what happened (product 8.1). */
export type ToastKind = 'positive' | 'negative' | 'info';

export interface Toast {
  id: number;
  kind: ToastKind;
  /** The message; its first line leads. */
  message: string;
}

/** The notifications of one page. */
export interface Toasts {
  /** What is shown now, oldest first: the same list until it changes. */
  current: () => readonly Toast[];
  subscribe: (listener: () => void) => () => void;
  /** Shows a message until it is dismissed; a message that is being shown already is not shown twice. */
  show: (kind: ToastKind, message: string) => void;
  dismiss: (id: number) => void;
}

/** An empty set of notifications. */
export function createToasts(): Toasts {
  const listeners = new Set<() => void>();
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const replace = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    current: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(kind, message) {
      if (toasts.some((toast) => toast.kind === kind && toast.message === message)) return;
      lastId += 1;
      replace([...toasts, { id: lastId, kind, message }]);
    },
    dismiss(id) {
      replace(toasts.filter((toast) => toast.id !== id));
    },
  };
}
