import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { formatCount } from '../../../domain/artifact/formatCount';
import { button, smallButton } from '../buttons/buttons.css';
import * as styles from './Slices.css';
import { useSlices } from './useSlices';

/** Items that are added at once, and laid out together. */
const slice = 500;

export interface SlicedListProps<Item> {
  items: readonly Item[];
  /** How many items are shown at first. @default 50 */
  first?: number;
  /** Renders one item as an `li` with a key. */
  children: (item: Item, index: number) => ReactNode;
  className?: string;
  /** The list's name for `::part()`. */
  part?: string;
  'aria-label'?: string;
}

/**
 * A list of any length. Shows its first items, and a button for all of them. Long lists continue
 * in further `ul` elements, which the browser lays out when they come into view.
 */
export function SlicedList<Item>(props: SlicedListProps<Item>) {
  const { items, first = 50, children, ...list } = props;
  const { shown, isAll, showAll } = useSlices(items.length, first, slice);
  const parts = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // The button disappears when pressed. Moves the focus to the first new one.
  useLayoutEffect(() => {
    if (!isPressed.current || shown <= first) return;
    isPressed.current = false;
    const item = parts.current?.querySelector<HTMLElement>('ul + ul > li');
    if (!item) return;
    item.tabIndex = -1;
    item.focus({ preventScroll: true });
  }, [shown, first]);
  if (items.length <= first) return <ul {...list}>{items.map(children)}</ul>;
  return (
    <div ref={parts}>
      <Slice {...list} items={items} from={0} to={first} render={children} />
      {Array.from({ length: Math.ceil((shown - first) / slice) }, (_, index) => (
        <Slice
          key={index}
          {...list}
          className={`${list.className ?? ''} ${styles.later}`}
          items={items}
          from={first + index * slice}
          to={Math.min(first + (index + 1) * slice, shown)}
          render={children}
        />
      ))}
      {!isAll && (
        <button
          type="button"
          className={`${button} ${smallButton} ${styles.button}`}
          onClick={() => {
            isPressed.current = true;
            showAll();
          }}
        >
          Show all {formatCount(items.length)}
        </button>
      )}
    </div>
  );
}

interface SliceProps<Item> {
  items: readonly Item[];
  from: number;
  to: number;
  render: SlicedListProps<Item>['children'];
  className?: string;
  /** The list's name for `::part()`. */
  part?: string;
  'aria-label'?: string;
}

const Slice = memo(function Slice<Item>(props: SliceProps<Item>) {
  const { items, from, to, render, ...list } = props;
  return (
    <ul {...list}>{items.slice(from, to).map((item, index) => render(item, from + index))}</ul>
  );
}) as <Item>(props: SliceProps<Item>) => ReactNode;
