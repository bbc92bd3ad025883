import { useId, useRef } from 'react';
import { Dialog } from '../../src/components/ui/Dialog/Dialog';
import { muted, small } from '../../src/components/ui/base/base.css';
import { type Shortcut, shortcutGroups } from './shortcuts';
import * as styles from './ShortcutsDialog.css';
import { turnSlashShortcut, useSlashShortcut } from './slashSetting';

/**
 * The keyboard shortcuts (product 2.11), and the switch for those of one character (WCAG 2.1.4).
 */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const slashSwitch = useRef<HTMLInputElement>(null);
  const remarkId = useId();
  const isSlashOn = useSlashShortcut();
  return (
    <Dialog isOpen onClose={onClose} title="Keyboard shortcuts" initialFocus={slashSwitch}>
      <div>
        <label className={styles.choice}>
          <input
            ref={slashSwitch}
            type="checkbox"
            role="switch"
            className={styles.box}
            checked={isSlashOn}
            aria-describedby={remarkId}
            onChange={(event) => turnSlashShortcut(event.target.checked)}
          />
          <span>
            <kbd className={styles.key}>/</kbd> goes to the search box of the list,{' '}
            <kbd className={styles.key}>?</kbd> shows these shortcuts
          </span>
        </label>
        <p id={remarkId} className={`${muted} ${small} ${styles.remark}`}>
          Turn them off if you speak to your computer or press keys by accident. Your browser keeps
          the setting.
        </p>
      </div>
      {shortcutGroups.map(({ place, shortcuts }) => (
        <section key={place}>
          <h3 className={styles.place}>{place}</h3>
          <dl className={styles.list}>
            {shortcuts.map((shortcut) => (
              <ShortcutRow key={shortcut.effect} {...shortcut} />
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}

function ShortcutRow({ keys, effect }: Shortcut) {
  return (
    <div className={styles.row}>
      <dt className={styles.keys}>
        {keys.map((key) => (
          <kbd key={key} className={styles.key}>
            {key}
          </kbd>
        ))}
      </dt>
      <dd>{effect}</dd>
    </div>
  );
}
