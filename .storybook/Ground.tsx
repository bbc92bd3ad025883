import { type ReactNode, useEffect, useState } from 'react';
import { action } from 'storybook/actions';
import { TroviProvider } from '../src/components/services/TroviContext';
import { baseStyle } from '../src/components/ui/base/base.css';
import * as styles from './ground.css';
import type { StoryServices } from './services';

export interface GroundProps {
  services: StoryServices;
  /** Whether the story is a whole page, which has its own padding. */
  isPage: boolean;
  theme?: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  children: ReactNode;
}

/** The frame of every story: background, services, and links that are not followed. */
export function Ground(props: GroundProps) {
  const { services: latest, isPage, theme, direction, children } = props;
  // A change of the controls creates new services. The story keeps the first ones.
  const [services] = useState(latest);
  useEffect(holdLinks, []);
  return (
    <TroviProvider {...services}>
      <div
        className={`${baseStyle} ${styles.ground} ${isPage ? '' : styles.room}`}
        data-story=""
        data-theme={theme}
        dir={direction}
      >
        {children}
      </div>
    </TroviProvider>
  );
}

const tell = action('link');

/** Shows the target of a link instead of following it. Links within the page work. */
function holdLinks() {
  const hold = (event: MouseEvent) => {
    const path = event.composedPath();
    const link = path.find((node) => node instanceof HTMLAnchorElement);
    const isOfStory = path.some((node) => node instanceof HTMLElement && 'story' in node.dataset);
    if (!link?.href || !isOfStory || event.defaultPrevented) return;
    const [here] = window.location.href.split('#');
    if (link.href.startsWith(`${here}#`)) return;
    event.preventDefault();
    tell(link.href);
  };
  window.addEventListener('click', hold);
  return () => window.removeEventListener('click', hold);
}
