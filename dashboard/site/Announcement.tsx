import { useEffect, useMemo, useRef, useState } from 'react';
import { useIsHydrating } from '../../src/components/services/useBrowserValue';
import { button, smallButton } from '../../src/components/ui/buttons/buttons.css';
import type { Announcement as AnnouncementSettings } from '../configuration/siteConfiguration';
import { readInstant } from '../configuration/readInstant';
import * as styles from './Announcement.css';
import { isClosed, rememberClosed } from './closedAnnouncement';

/** The longest time that a browser's timer can wait, in milliseconds. */
const longestWait = 2 ** 31 - 1;

export type AnnouncementProps = AnnouncementSettings;

/**
 * A text of the operator for all visitors. It disappears after `until`, and when the user closes
 * it. The closed text is stored on the device, so that a different text appears again.
 */
export function Announcement({ text, level, until }: AnnouncementProps) {
  const isHydrating = useIsHydrating();
  const [isGone, setIsGone] = useState(false);
  const wasShown = useMemo(
    () => isHydrating || (!isOver(until) && !isClosed(text)),
    [isHydrating, until, text],
  );
  const isShown = wasShown && !isGone;
  const [scrolls, setScrolls] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const left = instantOf(until) - Date.now();
    if (!isShown || left > longestWait) return undefined;
    const timer = setTimeout(() => setIsGone(true), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [isShown, until]);
  useEffect(() => {
    const box = words.current;
    if (!box) return undefined;
    const measure = () => setScrolls(box.scrollHeight > box.clientHeight);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [isShown, text]);
  if (!isShown) return null;
  const close = () => {
    // The focus moves to the navigation. Otherwise, it would be lost with the button.
    bar.current?.parentElement?.querySelector<HTMLElement>('header a')?.focus();
    rememberClosed(text);
    setIsGone(true);
  };
  return (
    <section ref={bar} className={styles.levels[level]} aria-label="Announcement">
      {/* Keyboard users can reach a text that scrolls. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <p ref={words} className={styles.words} dir="auto" tabIndex={scrolls ? 0 : undefined}>
        {text}
      </p>
      <button type="button" className={`${button} ${smallButton}`} onClick={close}>
        Close
      </button>
    </section>
  );
}

function instantOf(until: string | undefined): number {
  return (until && readInstant(until)) || Infinity;
}

function isOver(until: string | undefined): boolean {
  return Date.now() >= instantOf(until);
}
