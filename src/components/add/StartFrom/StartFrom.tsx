import { useRef } from 'react';
import { lazyCode, LazyNote, useLazyCode } from '../../ui/lazy/lazyCode';
import { useFocusRequest } from '../../forms/Submission/useFocusRequest';
import { FoldedPart } from '../FoldedPart/FoldedPart';
import { useFoldedPart } from '../FoldedPart/useFoldedPart';
import * as styles from './StartFrom.css';
import type { StartFromProps } from './startFromProps';

const startPanel = lazyCode(async () => (await import('./StartPanel')).StartPanel);
const startResult = lazyCode(async () => (await import('./StartResult')).StartResult);

/** Opens a panel that fills the form from a file. The panel folds when it is done. */
export function StartFrom(props: StartFromProps) {
  const host = useRef<HTMLDivElement>(null);
  const part = useFoldedPart(startPanel);
  const result = useLazyCode(startResult, part.isOpen || props.state.offers !== undefined);
  const requestFocus = useFocusRequest(host);
  const Result = result.code;
  return (
    <div ref={host} className={styles.start}>
      <FoldedPart
        label="Fill in from a file…"
        name="fillIn"
        state={part}
        props={{
          ...props,
          onDone: () => {
            part.close();
            requestFocus('[name="fillIn"]');
          },
        }}
      />
      {result.hasFailed && <LazyNote state={result} subject="The result" />}
      {Result && <Result {...props} />}
    </div>
  );
}
