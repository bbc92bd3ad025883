import { Component, type ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { jsx } from 'preact/jsx-runtime';

export { Component, createContext, createElement, Fragment } from 'preact';
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks';

type Props = Readonly<Record<string, unknown>>;

/** As React's function of the same name: draws the component again only for other props. */
export function memo(component: ComponentType<Props>): ComponentType<Props> {
  return class Memo extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      const { props } = this as { props: Props };
      const names = Object.keys({ ...props, ...next });
      return names.some((name) => props[name] !== next[name]);
    }
    override render() {
      return jsx(component, this.props);
    }
  };
}

/** As React's function of the same name. */
export function useSyncExternalStore<Value>(
  subscribe: (listener: () => void) => () => void,
  snapshot: () => Value,
): Value {
  const value = snapshot();
  const [, redraw] = useState(value);
  const latestRef = useRef(snapshot);
  useLayoutEffect(() => {
    latestRef.current = snapshot;
  });
  useEffect(() => {
    const compare = () => redraw(() => latestRef.current());
    compare();
    return subscribe(compare);
  }, [subscribe]);
  return value;
}
