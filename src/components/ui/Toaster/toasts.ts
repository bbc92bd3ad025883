/** Kind of a notification (product 8.1). */
export type ToastKind = 'positive' | 'negative' | 'info';

/** The action of a button of a notification. */
export interface ToastAction {
  /** The text of the button. */
  label: string;
  /** Called when the button is pressed. The notification is gone then. */
  run: () => void;
}

/** One notification. */
export interface Toast {
  id: number;
  kind: ToastKind;
  /** The message. Its first line is emphasized. */
  message: string;
  /** The button of the notification, which then stays longer. */
  action?: ToastAction;
}

/** The notifications of a page. */
export interface Toasts {
  /** The visible toasts, oldest first. The same array until it changes. */
  current: () => readonly Toast[];
  subscribe: (listener: () => void) => () => void;
  /**
   * Shows a message until it is dismissed. Ignores a message that is already visible, unless it
   * comes with an action: then it replaces the earlier one.
   */
  show: (kind: ToastKind, message: string, action?: ToastAction) => void;
  /**
   * Shows the outcome of an action (decision 43). Omits a failure that the page itself says, where
   * it happened: its place `isInSight`.
   */
  showOutcome: (
    kind: ToastKind,
    message: string,
    isInSight?: boolean,
    action?: ToastAction,
  ) => void;
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
  function show(kind: ToastKind, message: string, action?: ToastAction) {
    const others = toasts.filter((toast) => toast.kind !== kind || toast.message !== message);
    if (others.length < toasts.length && !action) return;
    lastId += 1;
    replace([...others, { id: lastId, kind, message, action }]);
  }
  return {
    current: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show,
    showOutcome(kind, message, isInSight, action) {
      if (!isInSight) show(kind, message, action);
    },
    dismiss(id) {
      replace(toasts.filter((toast) => toast.id !== id));
    },
  };
}
