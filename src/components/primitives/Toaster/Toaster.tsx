import { useCallback, useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import { iconButton } from '../buttons/buttons.css';
import { Icon } from '../Icon/Icon';
import { alertIcon, closeIcon } from '../Icon/listIcons';
import { infoIcon, successIcon } from '../Icon/pageIcons';
import { baseStyle } from '../base/base.css';
import * as styles from './Toaster.css';
import type { Toast, Toasts } from './toasts';
import { useFreePlace } from './useFreePlace';

/** Time for which a toast stays, in milliseconds (product 9). */
const lifetime = 5000;
const signs = { positive: successIcon, negative: alertIcon, info: infoIcon };

const none: readonly Toast[] = [];

export interface ToasterProps {
  /** The notifications to show. */
  toasts: Toasts;
}

/**
 * Shows notifications at the bottom of the page, or at its top while they would cover the focused
 * element. They stay while the pointer or the focus is on them.
 */
export function Toaster({ toasts }: ToasterProps) {
  // Screen readers miss a message that appears together with its live region.
  const shown = useDeferredValue(useSyncExternalStore(toasts.subscribe, toasts.current), none);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const { dismiss } = toasts;
  const [region, place] = useFreePlace(shown);
  // A dismissed toast takes focus and pointer away without an event.
  const dismissAndRelease = useCallback(
    (id: number) => {
      setIsPointedAt(false);
      setHasFocus(false);
      dismiss(id);
    },
    [dismiss],
  );
  return (
    <section
      ref={region}
      className={`${baseStyle} ${styles.places[place]}`}
      aria-label="Notifications"
      aria-live="polite"
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerMove={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      {shown.map((toast) => (
        <ToastMessage
          key={toast.id}
          toast={toast}
          isHeld={isPointedAt || hasFocus}
          onDismiss={dismissAndRelease}
        />
      ))}
    </section>
  );
}

interface ToastMessageProps {
  toast: Toast;
  isHeld: boolean;
  onDismiss: (id: number) => void;
}

function ToastMessage({ toast, isHeld, onDismiss }: ToastMessageProps) {
  const { id, kind, message } = toast;
  const [lead = ''] = message.split('\n', 1);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => onDismiss(id), lifetime);
    return () => clearTimeout(timer);
  }, [id, isHeld, onDismiss]);
  return (
    <div className={styles.kinds[kind]}>
      <span className={styles.sign}>
        <Icon path={signs[kind]} />
      </span>
      <p className={styles.message}>
        <strong className={styles.lead}>{lead}</strong>
        {message.slice(lead.length)}
      </p>
      <button
        type="button"
        className={iconButton}
        aria-label="Dismiss"
        onClick={() => onDismiss(id)}
      >
        <Icon path={closeIcon} />
      </button>
    </div>
  );
}
