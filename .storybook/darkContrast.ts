/// <reference types="vite/client" />
import { applyToolbars, readToolbars } from './toolbars';

/**
 * Fails a story whose texts are hard to read in the dark theme. In tests alone: everything that axe looks at has been judged in
 * the light theme by then, and colours are all that differs.
 */
export async function assertDarkContrast(globals: Record<string, unknown>): Promise<void> {
  if (import.meta.env.MODE !== 'test') return;
  const { default: axe } = await import('axe-core');
  const choices = readToolbars(globals);
  applyToolbars({ ...choices, theme: 'dark' });
  try {
    const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
    const faults = violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
    );
    if (faults.length > 0) throw new Error(`In the dark theme:\n${faults.join('\n')}`);
  } finally {
    applyToolbars(choices);
  }
}
