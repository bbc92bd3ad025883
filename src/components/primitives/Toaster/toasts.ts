/** Kind of a notification (product 8.1). */
export type ToastKind = 'positive' | 'negative' | 'info';

/** One notification. */
export interface Toast {
  id: number;
  kind: ToastKind;
  /** The message. Its first line stands out. */
  message: string;
  /** Whether the page says it too, so that screen readers do not announce the toast. */
  isSilent?: boolean;
}

/** The notifications of a page. */
export interface Toasts {
  /** The visible toasts, oldest first. The same array until it changes. */
  current: () => readonly Toast[];
  subscribe: (listener: () => void) => () => void;
  /** Shows a message until it is dismissed. Ignores a message that is already visible. */
  show: (kind: ToastKind, message: string) => void;
  /**
   * Shows the outcome of an action. The page itself says why one failed, and screen readers
   * announce that.
   */
  showOutcome: (kind: ToastKind, message: string) => void;
  /** Ends what is shown of failed actions, when their form is left. */
  dismissFailures: () => void;
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
  function show(kind: ToastKind, message: string, isSilent?: boolean) {
    if (toasts.some((toast) => toast.kind === kind && toast.message === message)) return;
    lastId += 1;
    replace([...toasts, { id: lastId, kind, message, isSilent }]);
  }
  return {
    current: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show,
    showOutcome: (kind, message) => show(kind, message, kind === 'negative'),
    dismissFailures() {
      if (toasts.some(({ isSilent }) => isSilent)) replace(toasts.filter((one) => !one.isSilent));
    },
    dismiss(id) {
      replace(toasts.filter((toast) => toast.id !== id));
    },
  };
}
