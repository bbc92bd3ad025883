import { type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { PageLanguage } from '../../components/ui/base/useUserContent';
import { type LazyCode, useLazyCode } from '../../components/ui/lazy/lazyCode';
import { ElementFailure } from './ElementShell';
import { type Host, useHost, useProblemReport } from './HostContext';

/** Mounts a part as a child of a shadow root. Both functions work until `unmount` is called. */
export type MountPart<Props extends object> = (root: ShadowRoot) => {
  /** `language` is that of the page, for texts that people wrote. */
  render: (props: Props, host: Host, language: string | undefined) => void;
  unmount: () => void;
};

export interface ReactPartProps<Props extends object> {
  /** Loads the function that mounts the part, and React with it. */
  code: LazyCode<MountPart<Props>>;
  /** The props of the part. */
  props: Props;
  /** Shown until the code is loaded. */
  waiting?: ReactNode;
  /** Whether people need not see that the code could not be loaded. */
  isFailureHidden?: boolean;
}

/**
 * A part of an element that runs on React, while preact renders the element itself. React and the
 * part load together when the element first appears (decision 71).
 */
export function ReactPart<Props extends object>(part: ReactPartProps<Props>) {
  const { code, props, waiting, isFailureHidden } = part;
  const { element, tag } = useHost();
  const { code: mount, hasFailed, retry } = useLazyCode(code);
  const message = `The code of ${tag} cannot be loaded.`;
  useProblemReport(element, hasFailed ? { code: 'network', message } : undefined);
  if (mount) return <MountedPart mount={mount} props={props} />;
  if (!hasFailed) return waiting;
  if (isFailureHidden) return null;
  return <ElementFailure heading="This part could not be loaded." onRetry={retry} />;
}

interface MountedPartProps<Props extends object> {
  mount: MountPart<Props>;
  props: Props;
}

function MountedPart<Props extends object>({ mount, props }: MountedPartProps<Props>) {
  const host = useHost();
  const root = host.element.shadowRoot as ShadowRoot;
  const language = useContext(PageLanguage);
  const mounted = useRef<ReturnType<MountPart<Props>>>(undefined);
  useLayoutEffect(() => {
    const part = mount(root);
    mounted.current = part;
    return () => part.unmount();
  }, [mount, root]);
  useLayoutEffect(() => {
    mounted.current?.render(props, host, language);
  }, [mount, root, props, host, language]);
  return null;
}
