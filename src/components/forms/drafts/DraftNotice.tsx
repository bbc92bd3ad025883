import { textButton } from '../../ui/buttons/buttons.css';
import { Icon } from '../../ui/Icon/Icon';
import { infoIcon } from '../../ui/Icon/statusIcons';
import { spare } from '../Submission/FormPanel.css';
import { Timestamp } from '../../ui/Timestamp/Timestamp';
import * as styles from './DraftNotice.css';
import type { Draft } from './useDraft';

export interface DraftNoticeProps {
  /** The draft of the form. */
  draft: Pick<Draft<unknown>, 'restored' | 'discard' | 'undoDiscard'>;
}

/** Says that a draft was restored or discarded. One button undoes that. */
export function DraftNotice({ draft }: DraftNoticeProps) {
  const { restored, discard, undoDiscard } = draft;
  return (
    <div role="status" className={spare}>
      {(restored || undoDiscard) && (
        <div className={styles.notice}>
          <Icon path={infoIcon} />
          <p className={styles.message}>
            {undoDiscard ? (
              'Your draft was discarded.'
            ) : (
              <>
                Your draft is back
                {restored && restored.savedAt > 0 && (
                  <>
                    , as you left it on <Timestamp instant={restored.savedAt} />
                  </>
                )}
                .
              </>
            )}
          </p>
          {/* The same button in both cases, so that it keeps the focus. */}
          <button
            type="button"
            className={`${textButton} ${styles.action}`}
            onClick={undoDiscard ?? discard}
          >
            {undoDiscard ? 'Undo' : 'Discard draft'}
          </button>
        </div>
      )}
    </div>
  );
}
