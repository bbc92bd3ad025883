import {
  type FocusEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { innermostFocus } from '../base/innermostFocus';
import { iconButton, textButton } from '../buttons/buttons.css';
import { Icon } from '../Icon/Icon';
import { alertIcon, infoIcon, successIcon } from '../Icon/statusIcons';
import { closeIcon } from '../Icon/actionIcons';
import { baseStyle } from '../base/base.css';
import * as styles from './Toaster.css';
import type { Toast, Toasts } from './toasts';
import { useFreePlace } from './useFreePlace';

/** Time for which a toast stays, in milliseconds (product 9). */
const lifetime = 5000;
/** The same for a toast with a button. */
const actionLifetime = 10_000;
/** The key that moves the focus to the newest button. */
const actionKey = 'F8';
const signs = { positive: successIcon, negative: alertIcon, info: infoIcon };

const none: readonly Toast[] = [];

export interface ToasterProps {
  /** The notifications to show. */
  toasts: Toasts;
}

/**
 * Shows notifications at the bottom of the page, or at its top while they would cover the focused
 * element. They stay while the pointer or the focus is on them. F8 moves the focus to the button of
 * the newest that has one.
 */
export function Toaster({ toasts }: ToasterProps) {
  // Screen readers miss a message that appears together with its live region.
  const shown = useDeferredValue(useSyncExternalStore(toasts.subscribe, toasts.current), none);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const { dismiss } = toasts;
  const [region, place] = useFreePlace(shown);
  /** Where the focus was before it came here. */
  const origin = useRef<HTMLElement>(null);
  // A dismissed toast takes focus and pointer away without an event.
  const dismissAndRelease = useCallback(
    (id: number) => {
      setIsPointedAt(false);
      setHasFocus(false);
      if (region.current?.contains(innermostFocus(document))) origin.current?.focus();
      dismiss(id);
    },
    [dismiss, region],
  );
  const hasAction = shown.some(({ action }) => action);
  useLayoutEffect(() => {
    if (!hasAction) return undefined;
    const goThere = (event: KeyboardEvent) => {
      if (event.key !== actionKey || event.defaultPrevented) return;
      const buttons = region.current?.querySelectorAll<HTMLElement>(`[aria-keyshortcuts]`);
      event.preventDefault();
      [...(buttons ?? [])].at(-1)?.focus();
    };
    document.addEventListener('keydown', goThere);
    return () => document.removeEventListener('keydown', goThere);
  }, [hasAction, region]);

  function enter({ relatedTarget, currentTarget }: FocusEvent) {
    setHasFocus(true);
    if (currentTarget.contains(relatedTarget)) return;
    origin.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  }
  return (
    <section
      ref={region}
      className={`${baseStyle} ${styles.places[place]}`}
      aria-label="Notifications"
      aria-live="polite"
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerMove={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={enter}
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
  const { id, kind, message, action } = toast;
  const stay = action ? actionLifetime : lifetime;
  const [lead = ''] = message.split('\n', 1);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => onDismiss(id), stay);
    return () => clearTimeout(timer);
  }, [id, isHeld, onDismiss, stay]);
  return (
    <div className={styles.kinds[kind]}>
      <span className={styles.sign}>
        <Icon path={signs[kind]} />
      </span>
      <p className={styles.message}>
        <strong className={styles.lead}>{lead}</strong>
        {message.slice(lead.length)}
      </p>
      {action && (
        <button
          type="button"
          className={`${textButton} ${styles.action}`}
          aria-keyshortcuts={actionKey}
          title={`${action.label} (${actionKey})`}
          onClick={() => {
            onDismiss(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
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
