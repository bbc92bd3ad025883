import { type ComponentProps, useRef } from 'react';
import { useRovingFocus } from './useRovingFocus';

export type RovingGroupProps = Pick<ComponentProps<'div'>, 'children' | 'className' | 'role'>;

/** A group of controls that is one stop of the Tab key. Arrow keys move in it. */
export function RovingGroup(props: RovingGroupProps) {
  const group = useRef<HTMLDivElement>(null);
  return <div {...props} ref={group} {...useRovingFocus(group)} />;
}
