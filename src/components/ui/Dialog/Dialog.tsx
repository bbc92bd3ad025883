import * as Radix from '@radix-ui/react-dialog';
import { type FocusEvent, type FormEvent, type ReactNode, type RefObject, useState } from 'react';
import { iconButton } from '../buttons/buttons.css';
import { Icon } from '../Icon/Icon';
import { closeIcon } from '../Icon/actionIcons';
import { baseStyle } from '../base/base.css';
import * as styles from './Dialog.css';
import { useReturnedFocus } from './useReturnedFocus';
import { useShadowModality } from './useShadowModality';

export interface DialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called when the user closes the dialog: with Escape, Close, or a press outside. */
  onClose: () => void;
  /** Heading of the dialog. It also names the dialog for screen readers. */
  title: string;
  /** One sentence about the dialog. Screen readers read it with the title. */
  description?: ReactNode;
  /** Hides Close, and ignores presses outside. The footer must hold the way out. @default false */
  isPersistent?: boolean;
  /** Something is running. Nothing closes the dialog. @default false */
  isBusy?: boolean;
  /** Width of the dialog. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Use `alertdialog` for a question that the user must answer. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** The element that gets the focus when the dialog opens. @default the first control */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Called when the user submits the dialog. It makes body and footer a form. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Body of the dialog. */
  children?: ReactNode;
  /** The actions. The main one comes last. */
  footer?: ReactNode;
}

/**
 * A modal dialog. It keeps the focus until it closes, then returns it. It is rendered at the end of
 * the page, or inside the outermost element of its shadow root.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, isPersistent = false, isBusy = false } = props;
  const { size = 'medium', role = 'dialog', initialFocus, onSubmit } = props;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const focus = useReturnedFocus(initialFocus);
  const overlay = useShadowModality();
  const contents = (
    <>
      {props.children !== undefined && <div className={styles.body}>{props.children}</div>}
      {props.footer && <div className={styles.foot}>{props.footer}</div>}
    </>
  );
  return (
    <>
      <span ref={setPlace} hidden />
      <Radix.Root open={isOpen && place !== null} onOpenChange={(open) => open || onClose()}>
        <Radix.Portal container={place && containerOf(place)}>
          <Radix.Overlay
            ref={overlay}
            className={`${baseStyle} ${styles.scrim}`}
            data-theme={place && themeAt(place)}
          >
            <Radix.Content
              className={styles.sizes[size]}
              part="dialog"
              role={role}
              aria-modal
              aria-busy={isBusy || undefined}
              {...focus}
              onFocus={bringIntoView}
              onEscapeKeyDown={(event) => {
                if (isBusy || isInOpenList(event)) event.preventDefault();
              }}
              onInteractOutside={(event) => {
                if (isPersistent || isBusy || isOnNotification(event)) event.preventDefault();
              }}
            >
              <div className={styles.head}>
                <div className={styles.headText}>
                  <Radix.Title className={styles.title}>{title}</Radix.Title>
                  {description && (
                    <Radix.Description asChild>
                      <div className={styles.descriptions[role]}>{description}</div>
                    </Radix.Description>
                  )}
                </div>
                {!isPersistent && (
                  <Radix.Close className={iconButton} aria-label="Close" disabled={isBusy}>
                    <Icon path={closeIcon} />
                  </Radix.Close>
                )}
              </div>
              {onSubmit ? (
                <form noValidate onSubmit={(event) => submitHere(event, onSubmit)}>
                  {contents}
                </form>
              ) : (
                contents
              )}
            </Radix.Content>
          </Radix.Overlay>
        </Radix.Portal>
      </Radix.Root>
    </>
  );
}

/** From the last control, Tab moves to the first one, without scrolling to it. */
function bringIntoView({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView?.({ block: 'nearest' });
}

/** React bubbles events to the component that shows the dialog. That may be another form. */
function submitHere(
  event: FormEvent<HTMLFormElement>,
  onSubmit: (event: FormEvent<HTMLFormElement>) => void,
): void {
  event.preventDefault();
  event.stopPropagation();
  onSubmit(event);
}

/** A press on a toast does not close the dialog. */
function isOnNotification({ detail }: CustomEvent<{ originalEvent: Event }>): boolean {
  const [target = detail.originalEvent.target] = detail.originalEvent.composedPath();
  return target instanceof Element && target.closest('[aria-live]') !== null;
}

/** Escape closes an open list first. */
function isInOpenList(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]');
}

/**
 * The element that holds the dialog. In a shadow root, it is the outermost one, since that resets
 * the styles that the host inherits from its page.
 */
function containerOf(place: HTMLElement): Element {
  if (!(place.getRootNode() instanceof ShadowRoot)) return place.ownerDocument.body;
  let outermost: Element = place;
  while (outermost.parentElement) outermost = outermost.parentElement;
  return outermost;
}

/** The theme at the dialog's place in the tree. The dialog is rendered elsewhere. */
function themeAt(place: HTMLElement): string | undefined {
  return place.closest<HTMLElement>('[data-theme]')?.dataset.theme;
}
