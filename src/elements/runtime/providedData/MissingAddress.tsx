import { ElementFailure } from '../ElementShell';
import { useHost, useProblemReport } from '../HostContext';

export interface MissingAddressProps {
  /** The content that cannot be shown. */
  what?: string;
  /** What else the page can provide instead of an address. Continues the sentence. */
  orElse?: string;
}

/** Replaces an element that has no address of the catalogue. Reports the problem. */
export function MissingAddress({ what = 'This artifact', orElse = '' }: MissingAddressProps) {
  const { element, tag } = useHost();
  const message = `${tag} needs the address of the catalogue: the attribute api-url, or apiUrl in configure() or in the script trovi-config${orElse}.`;
  useProblemReport(element, { code: 'configuration', message });
  return (
    <ElementFailure
      heading={`${what} cannot be shown.`}
      remark="The page does not say where the catalogue is."
    />
  );
}
