import { useState } from 'react';

/** Something that a user removed from a list. */
export interface Removed<Item> {
  item: Item;
  /** The place that it had, counted from 0. */
  place: number;
  /** Its name for users. */
  name: string;
}

/**
 * Remembers what a user removed from a list, until the list is saved or discarded. `session` is
 * another value from then on.
 */
export function useRemoved<Item>(session: unknown) {
  const [state, setState] = useState<{ session: unknown; removed: readonly Removed<Item>[] }>({
    session,
    removed: [],
  });
  const removed = state.session === session ? state.removed : [];
  return {
    /** The item that was removed last and is not put back. */
    last: removed.at(-1),
    remember: (item: Removed<Item>) => setState({ session, removed: [...removed, item] }),
    /** Forgets the item that was removed last, because it is put back. */
    forgetLast: () => setState({ session, removed: removed.slice(0, -1) }),
  };
}

/** Returns a list with a removed item where it was, or at the end of a list that is shorter now. */
export function putBack<Item>(list: readonly Item[], { item, place }: Removed<Item>): Item[] {
  return [...list.slice(0, place), item, ...list.slice(place)];
}
