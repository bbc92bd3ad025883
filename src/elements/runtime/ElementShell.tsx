import type { ReactNode } from 'react';
import { button } from '../../components/Button/Button.css';
import { Icon } from '../../components/Icon/Icon';
import { retryIcon } from '../../components/Icon/icons';
import { Message } from '../../components/Message/Message';
import { part } from '../../components/Part/Part.css';
import * as styles from './ElementShell.css';
import { useHost } from './HostContext';

/** Keeps the page's style away from what an element shows. */
export function ElementShell({ children, isBusy }: { children: ReactNode; isBusy?: boolean }) {
  const { theme } = useHost();
  return (
    <div className={styles.shell} data-theme={theme} aria-busy={isBusy}>
      {children}
    </div>
  );
}

/** What stands inside the element in plain HTML; where nothing does, `children`. */
export function FallbackOr({ children }: { children: ReactNode }) {
  // Plain HTML belongs to the page: it stands outside the shell, in the page's own style.
  return useHost().contents.hasFallback ? <slot /> : children;
}

export interface ElementFailureProps {
  heading: string;
  remark?: string;
  /** Tries again. Without it there is nothing to try. */
  onRetry?: () => void;
}

/** Stands in the place of what an element cannot show. */
export function ElementFailure({ heading, remark, onRetry }: ElementFailureProps) {
  return (
    <FallbackOr>
      <ElementShell>
        <div className={part} part="failure">
          <Message kind="failed" level={3} heading={heading} remark={remark}>
            {onRetry && (
              <button type="button" className={button} onClick={onRetry}>
                <Icon path={retryIcon} />
                Try again
              </button>
            )}
          </Message>
        </div>
      </ElementShell>
    </FallbackOr>
  );
}
