import * as Radix from '@radix-ui/react-dialog';
import { type FormEvent, type ReactNode, type RefObject, useState } from 'react';
import { iconButton } from '../buttons/buttons.css';
import { Icon } from '../Icon/Icon';
import { closeIcon } from '../Icon/icons';
import { baseStyle } from '../base/base.css';
import * as styles from './Dialog.css';
import { useReturnedFocus } from './useReturnedFocus';
import { useShadowModality } from './useShadowModality';

export interface DialogProps {
  isOpen: boolean;
  /** Called when a person wants it closed: by Escape, by Close, by a press outside. */
  onClose: () => void;
  /** The heading, which names the dialog too. */
  title: string;
  /** What it is about, in a sentence; read out with the title. */
  description?: ReactNode;
  /** A press outside does not close it, and there is no Close: the footer holds the way out. */
  isPersistent?: boolean;
  /** Something is under way that it must wait for: nothing closes it. */
  isBusy?: boolean;
  /** @default 'medium' */
  size?: 'small' | 'medium';
  /** `alertdialog` for a question that must be answered. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** What has the focus at first. @default the first control */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Makes body and footer a form, and is called when it is sent. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Nothing, where the description says all. */
  children?: ReactNode;
  /** The actions, the leading one last. */
  footer: ReactNode;
}

/**
 * A sheet above the page that has the focus until it closes; then what opened it has it again. It is put at the end of the
 * page, or of the outermost element around it in its shadow root.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, isPersistent = false, isBusy = false } = props;
  const { size = 'medium', role = 'dialog', initialFocus, onSubmit } = props;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const focus = useReturnedFocus(initialFocus);
  const overlay = useShadowModality();
  const body = props.children !== undefined && <div className={styles.body}>{props.children}</div>;
  const foot = <div className={styles.foot}>{props.footer}</div>;
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
              onEscapeKeyDown={(event) => {
                if (isBusy || isInOpenList(event)) event.preventDefault();
              }}
              onInteractOutside={(event) => {
                if (isPersistent || isBusy || isOnNotification(event)) event.preventDefault();
              }}
            >
              <div className={styles.head}>
                <div className={styles.words}>
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
                  {body}
                  {foot}
                </form>
              ) : (
                <>
                  {body}
                  {foot}
                </>
              )}
            </Radix.Content>
          </Radix.Overlay>
        </Radix.Portal>
      </Radix.Root>
    </>
  );
}

/** To React the dialog is inside whatever shows it, perhaps a form, which is not the one that is sent. */
function submitHere(
  event: FormEvent<HTMLFormElement>,
  onSubmit: (event: FormEvent<HTMLFormElement>) => void,
): void {
  event.preventDefault();
  event.stopPropagation();
  onSubmit(event);
}

/** Who dismisses a toast above the dialog goes on with the dialog. */
function isOnNotification({ detail }: CustomEvent<{ originalEvent: Event }>): boolean {
  const [target = detail.originalEvent.target] = detail.originalEvent.composedPath();
  return target instanceof Element && target.closest('[aria-live]') !== null;
}

/** Escape closes the list of a combobox first. */
function isInOpenList(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]');
}

/** In a shadow root what is outermost keeps the style of the page away, which a dialog beside it would inherit. */
function containerOf(place: HTMLElement): Element {
  if (!(place.getRootNode() instanceof ShadowRoot)) return place.ownerDocument.body;
  let outermost: Element = place;
  while (outermost.parentElement) outermost = outermost.parentElement;
  return outermost;
}

/** The theme that is chosen where the dialog is shown, since it is put elsewhere. */
function themeAt(place: HTMLElement): string | undefined {
  return place.closest<HTMLElement>('[data-theme]')?.dataset.theme;
}
