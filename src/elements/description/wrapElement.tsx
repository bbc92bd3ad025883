import {
  forwardRef,
  type ForwardRefExoticComponent,
  type RefAttributes,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { writeCommaItem } from '../../domain/text/commaList';

/** The facts about its element that a React wrapper needs. */
export interface WrappedElement {
  tag: string;
  /** The attribute names, by prop name. */
  attributes: Readonly<Record<string, string>>;
  /** The props that are properties without an attribute. */
  properties: readonly string[];
  /** The event types, by the name of the listener prop. */
  events: Readonly<Record<string, string>>;
}

type Props = Readonly<Record<string, unknown>>;
type Listeners = Partial<Record<string, (event: Event) => void>>;

/** A server has no layout, and React 18 warns about layout effects there. */
const useCommitEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Creates a React component for a custom element. It renders attributes as HTML attributes, so that
 * servers render them too. It sets properties to the provided objects without a copy, and adds
 * listeners for the element's events. It passes all other props to the element unchanged.
 */
export function wrapElement<Host extends HTMLElement, HostProps extends object>(
  wrapped: WrappedElement,
): ForwardRefExoticComponent<HostProps & RefAttributes<Host>> {
  const Wrapper = forwardRef<Host, HostProps>((props, ref) => {
    const host = useRef<Host | null>(null);
    const given = props as Props;
    useListeners(host, given, wrapped.events);
    useProperties(host, given, wrapped.properties);
    useImperativeHandle(ref, () => host.current as Host, []);
    // The element accepts the same HTML attributes as any other element.
    const Tag = wrapped.tag as 'div';
    return <Tag {...hostProps(given, wrapped)} ref={host as RefObject<never>} />;
  });
  Wrapper.displayName = wrapped.tag;
  return Wrapper as unknown as ForwardRefExoticComponent<HostProps & RefAttributes<Host>>;
}

function useListeners(
  host: { readonly current: HTMLElement | null },
  props: Props,
  events: WrappedElement['events'],
): void {
  const latest = useRef<Listeners>({});
  useCommitEffect(() => {
    latest.current = props as Listeners;
  });
  useCommitEffect(() => {
    const element = host.current;
    const listening = Object.entries(events).map(([prop, type]) => {
      const listener = (event: Event) => latest.current[prop]?.(event);
      element?.addEventListener(type, listener);
      return () => element?.removeEventListener(type, listener);
    });
    return () => listening.forEach((stop) => stop());
  }, [host, events]);
}

function useProperties(
  host: { readonly current: HTMLElement | null },
  props: Props,
  names: readonly string[],
): void {
  const before = useRef<Props>({});
  useCommitEffect(() => {
    for (const name of names) {
      if (host.current && props[name] !== before.current[name]) {
        Reflect.set(host.current, name, props[name]);
      }
    }
    before.current = props;
  });
}

function hostProps(props: Props, { attributes, properties, events }: WrappedElement): Props {
  const entries = Object.entries(props).flatMap(([name, value]) => {
    if (properties.includes(name) || name in events) return [];
    // On a custom element, React 18 writes `className` instead of `class`.
    if (name === 'className') return [['class', value] as const];
    const attribute = attributes[name];
    return attribute ? [[attribute, attributeText(value)] as const] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

function attributeText(value: unknown): string | undefined {
  if (value === undefined || value === null || value === false) return undefined;
  if (value === true) return '';
  return Array.isArray(value)
    ? value.map((item) => writeCommaItem(`${item as string}`)).join(',')
    : `${value as string}`;
}
