import type { ReactNode } from 'react';
import { baseStyle } from '../../components/primitives/base/base.css';
import * as styles from './ElementShell.css';
import type { FailureMessageProps } from './feeding/FailureMessage';
import { useHost } from './HostContext';
import { lateComponent } from './lateComponent';

export interface ElementShellProps {
  children: ReactNode;
  isBusy?: boolean;
  /** All that it shows lies above the page: it takes no room there. */
  isAfloat?: boolean;
}

/** Keeps the page's style away from what an element shows. */
export function ElementShell({ children, isBusy, isAfloat }: ElementShellProps) {
  const { theme } = useHost();
  return (
    <div
      className={styles.shell}
      data-theme={theme}
      data-afloat={isAfloat || undefined}
      aria-busy={isBusy}
    >
      {children}
    </div>
  );
}

/** What stands inside the element in plain HTML; where nothing does, `children`. */
export function FallbackOr({ children }: { children: ReactNode }) {
  // Plain HTML belongs to the page: it stands outside the shell, in the page's own style.
  return useHost().contents.hasFallback ? <slot /> : children;
}

/** Stands in the place of what an element cannot show. */
export function ElementFailure(props: FailureMessageProps) {
  return (
    <FallbackOr>
      <ElementShell>
        <div className={baseStyle} part="failure">
          <FailureMessage {...props} />
        </div>
      </ElementShell>
    </FallbackOr>
  );
}

const FailureMessage = lateComponent<FailureMessageProps>(
  async () => (await import('./feeding/FailureMessage')).FailureMessage,
  ({ heading, remark }) => (
    <p role="alert">
      {heading} {remark}
    </p>
  ),
);
