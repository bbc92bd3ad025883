import axe from 'axe-core';
import { configure } from 'storybook/test';
import { afterEach, inject } from 'vitest';
import { commands } from 'vitest/browser';
import { applyToolbars, readToolbars } from '../../.storybook/toolbars';
import { findFaults } from './findFaults';

/** How a page looks to different people. */
export type Look = 'light' | 'dark' | 'forced';

declare module 'vitest' {
  interface ProvidedContext {
    /** The looks to judge a story in. tests/stories.config.ts chooses them. */
    looks: readonly Look[];
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Sets the colour scheme of the system. */
    showIn: (look: Look) => Promise<void>;
  }
}

interface TestedStory {
  task: { result?: { state: string } };
  story?: { globals: Record<string, unknown> };
}

// A busy machine takes longer than the usual second.
configure({ asyncUtilTimeout: 60_000 });

// A story has no landmarks, and the skip link of a screen links to an address outside the story.
// The tests in `tests/e2e` check whole screens.
const rules = { region: { enabled: false } };
// Dark differs from light only in colours.
const darkOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** Fails a story if axe finds a fault or cannot decide an unreviewed place. */
afterEach(async ({ task, story }: TestedStory) => {
  if (task.result?.state === 'fail' || !story) return;
  const choices = readToolbars(story.globals);
  const faults: string[] = [];
  const judge = async (look: Look) => {
    if (look !== 'light') await commands.showIn(look);
    if (look === 'dark') applyToolbars({ ...choices, theme: 'dark' });
    if (look === 'forced' && !matchMedia('(forced-colors: active)').matches) {
      faults.push('Colours are not forced.');
    }
    const options = look === 'dark' ? darkOptions : {};
    const find = () => findFaults(axe, document.body, { rules, ...options });
    // A part that has just appeared is described one frame later. Only a fault that stays counts.
    const found = (await find()).length > 0 ? await find() : [];
    faults.push(...found.map((fault) => `${look}: ${fault}`));
  };
  try {
    for (const look of inject('looks')) await judge(look);
  } finally {
    applyToolbars(choices);
    await commands.showIn('light');
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
