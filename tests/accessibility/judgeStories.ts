import axe from 'axe-core';
import { afterEach } from 'vitest';
import { commands } from 'vitest/browser';
import { applyToolbars, readToolbars } from '../../.storybook/toolbars';
import { findFaults } from './findFaults';

/** How a page looks to different people. */
type Look = 'light' | 'dark' | 'forced';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Gives the page the colours of a system. */
    showIn: (look: Look) => Promise<void>;
  }
}

interface TestedStory {
  task: { result?: { state: string } };
  story?: { globals: Record<string, unknown> };
}

// A story has no landmarks, and the skip link of a screen leads to an address that is not the story's. Screens as a whole are
// judged in `tests/e2e`.
const rules = { region: { enabled: false } };
// In the dark colours are all that differs.
const runOnly = ['color-contrast', 'link-in-text-block'];

/** Fails a story in which axe finds something wrong, or cannot decide something that nobody has reviewed. */
afterEach(async ({ task, story }: TestedStory) => {
  if (task.result?.state === 'fail' || !story) return;
  const choices = readToolbars(story.globals);
  const faults: string[] = [];
  const judge = async (look: Look, options = {}) => {
    const found = await findFaults(axe, document.body, { rules, ...options });
    faults.push(...found.map((fault) => `${look}: ${fault}`));
  };
  try {
    await judge('light');
    await commands.showIn('forced');
    if (!matchMedia('(forced-colors: active)').matches) faults.push('Colours are not forced.');
    await judge('forced');
    await commands.showIn('dark');
    applyToolbars({ ...choices, theme: 'dark' });
    await judge('dark', { runOnly });
  } finally {
    applyToolbars(choices);
    await commands.showIn('light');
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
