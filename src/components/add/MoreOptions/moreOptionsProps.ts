import type { RefObject } from 'react';
import type { CreationExtras } from '../../../domain/editing/newVersion/creationExtras';
import type { AddFormProps } from '../addFormProps';

/** What a check of the entries found: what to send, or the name of the first wrong field. */
export interface MoreCheck {
  extras?: CreationExtras;
  wrong?: string;
}

/** Props of the part "More". */
export interface MoreProps extends Pick<
  AddFormProps,
  'findGitRefs' | 'checkTemplate' | 'onNotify'
> {
  /** The entries, as they were typed or stored. Absent if there are none. */
  more?: object;
  /** Called with the changed entries. */
  onChange: (more: object | undefined) => void;
  /** Gets the function that checks the entries and shows what is wrong. */
  checkRef: RefObject<(() => Promise<MoreCheck>) | undefined>;
}
