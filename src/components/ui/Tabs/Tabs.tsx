import {
  createContext,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useId,
  useMemo,
} from 'react';

interface TabSet {
  id: string;
  /** Value of the tab. A tab and its panel share it. */
  value: string;
  choose: (value: string) => void;
}

const Context = createContext<TabSet>({ id: '', value: '', choose: () => {} });

export interface RootProps {
  /** Value of the open tab. */
  value: string;
  /** Called with the value of the tab that the user opens. */
  onValueChange: (value: string) => void;
  /** The list of tabs, and their panels. */
  children: ReactNode;
}

/**
 * A small tab set with the interface of `@radix-ui/react-tabs`. Radix sets inline styles, which the
 * policy forbids in a published page. A tab opens when it gets the focus (WAI-ARIA Authoring
 * Practices, "Tabs").
 */
export function Root({ value, onValueChange, children }: RootProps) {
  const id = useId();
  const set = useMemo(() => ({ id, value, choose: onValueChange }), [id, value, onValueChange]);
  return (
    <Context.Provider value={set}>
      <div data-orientation="horizontal">{children}</div>
    </Context.Provider>
  );
}

/** The row of tabs. */
export function List(props: HTMLAttributes<HTMLDivElement>) {
  return <div {...props} role="tablist" aria-orientation="horizontal" />;
}

/** Props of a tab and of its panel. */
export interface NamedProps extends HTMLAttributes<HTMLElement> {
  value: string;
}

/** A tab. Arrow keys, Home and End move to the other tabs. */
export function Trigger({ value, ...props }: NamedProps) {
  const { id, value: open, choose } = useContext(Context);
  const isOpen = value === open;
  return (
    <button
      {...props}
      type="button"
      role="tab"
      id={`${id}-tab-${value}`}
      aria-selected={isOpen}
      aria-controls={isOpen ? `${id}-panel-${value}` : undefined}
      data-state={isOpen ? 'active' : 'inactive'}
      tabIndex={isOpen ? 0 : -1}
      onClick={() => choose(value)}
      onFocus={() => choose(value)}
      onKeyDown={moveFocus}
    />
  );
}

/** The panel of a tab. */
export function Content({ value, ...props }: NamedProps) {
  const { id, value: open } = useContext(Context);
  if (value !== open) return null;
  return (
    <div
      {...props}
      role="tabpanel"
      id={`${id}-panel-${value}`}
      aria-labelledby={`${id}-tab-${value}`}
      data-state="active"
      tabIndex={0}
    />
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget, key } = event;
  const tabs = [...(currentTarget.parentElement?.children ?? [])] as HTMLElement[];
  const place = tabs.indexOf(currentTarget);
  const step = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
  const places: Record<string, number> = {
    ArrowRight: place + step,
    ArrowLeft: place - step,
    Home: 0,
    End: tabs.length - 1,
  };
  const next = places[key];
  if (next === undefined) return;
  event.preventDefault();
  tabs.at(next % tabs.length)?.focus();
}
