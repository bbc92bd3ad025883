import { type ReactNode, useEffect, useState } from 'react';
import { ElementFailure } from '../ElementShell';
import { useHost, useProblemReport } from '../HostContext';

/**
 * Replaces an element that has no artifact. Reports the problem once the page is read to its end
 * and its deferred scripts have run. Until then, shows `children`.
 */
export function UnnamedArtifact({ children }: { children: ReactNode }) {
  const { element, tag } = useHost();
  const [isRead, setIsRead] = useState(document.readyState === 'complete');
  useEffect(() => {
    const check = () => setIsRead(document.readyState === 'complete');
    check();
    addEventListener('load', check);
    return () => removeEventListener('load', check);
  }, []);
  const message = `${tag} needs an artifact: the attribute artifact-id, the property artifact or JSON in a script inside it.`;
  useProblemReport(element, isRead ? { code: 'configuration', message } : undefined);
  return isRead ? (
    <ElementFailure
      heading="This artifact cannot be shown."
      remark="The page does not say which one."
    />
  ) : (
    children
  );
}
