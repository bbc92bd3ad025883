import { type ReactNode, useLayoutEffect } from 'react';
import { baseStyle } from '../../components/ui/base/base.css';
import * as styles from './ElementShell.css';
import { FailureMessage, type FailureMessageProps } from './providedData/FailureMessage';
import { useHost } from './HostContext';
import { hasStaticMarkup, removeStaticMarkup } from './staticMarkup';

export interface ElementShellProps {
  children: ReactNode;
  isBusy?: boolean;
  /** Whether all content floats above the page, so that the element takes no space in it. */
  isAfloat?: boolean;
}

/**
 * Protects the content of an element from the page's styles. Its words are English; texts that
 * people wrote keep the page's language.
 */
export function ElementShell({ children, isBusy, isAfloat }: ElementShellProps) {
  const { element, theme } = useHost();
  useLayoutEffect(() => removeStaticMarkup(element), [element]);
  return (
    <div
      className={styles.shell}
      lang="en"
      data-theme={theme}
      data-afloat={isAfloat || undefined}
      aria-busy={isBusy}
    >
      {children}
    </div>
  );
}

/**
 * Shows the plain HTML inside the element. Without such HTML, shows `children`. Static markup in
 * the shadow root stays until there is something better.
 */
export function FallbackOr({ children }: { children: ReactNode }) {
  const { element, contents } = useHost();
  if (hasStaticMarkup(element)) return null;
  // Plain HTML belongs to the page, so it stays outside the shell and keeps the page's styles.
  return contents.hasFallback ? <slot /> : children;
}

/** Replaces content that an element cannot show. */
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
