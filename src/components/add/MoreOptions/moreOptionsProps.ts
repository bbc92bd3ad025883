import type { RefObject } from 'react';
import type { CreationExtras } from '../../../domain/editing/newVersion/creationExtras';
import type { AddFormProps } from '../addFormProps';

/** The result of a check of the entries: the data to send, or the name of the first wrong field. */
export interface MoreCheck {
  extras?: CreationExtras;
  wrong?: string;
}

export interface MoreProps extends Pick<
  AddFormProps,
  'findGitRefs' | 'checkTemplate' | 'onNotify'
> {
  /** The entries, as they were typed or stored. Absent if there are none. */
  more?: object;
  /** Called with the changed entries. */
  onChange: (more: object | undefined) => void;
  /** Gets the function that checks the entries and shows the problems. */
  checkRef: RefObject<(() => Promise<MoreCheck>) | undefined>;
}
