import { artifactUsage } from './artifactUsage';
import { catalogueUsage } from './catalogueUsage';
import { editingUsage } from './editingUsage';
import type { Usage } from './usageTypes';

/** The public components with something to show, by name. */
export const usages: Readonly<Record<string, Usage>> = {
  ...catalogueUsage,
  ...artifactUsage,
  ...editingUsage,
};

/** The usage of a story's subject. Elements share that of their component. */
export function usageOf(title: string): Usage | undefined {
  const [root, ...rest] = title.split('/');
  if (root !== 'Components' && root !== 'Elements') return undefined;
  const name = rest.at(-1) ?? '';
  const component = name
    .replace(/^trovi-/, '-')
    .replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return usages[component];
}

/** The usage as Markdown. */
export function usageText({ use, avoid, keys, content }: Usage): string {
  return [
    `## When to use it\n\n${use}`,
    `## When not to\n\n${avoid}`,
    `## Keyboard\n\n${keys}`,
    `## Content\n\n${content}`,
  ].join('\n\n');
}
