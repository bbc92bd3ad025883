import { readFileSync } from 'node:fs';
import path from 'node:path';

const page = path.resolve(import.meta.dirname, '../../../docs/embedding/without-scripts.md');

/**
 * The code of a recipe as the docs print it: its blocks, and the text in single backquotes of its
 * sentences.
 */
export function recipeOf(generator: string): { blocks: string[]; inline: string[] } {
  const text = readFileSync(page, 'utf8');
  const start = text.indexOf(`\n### ${generator}\n`);
  if (start < 0) throw new Error(`The docs have no recipe for ${generator}.`);
  const [, recipe = ''] = text.slice(start).split(/^### .*$/m);
  const blocks = [...recipe.matchAll(/^```[\w-]+\n([^]*?)^```$/gm)].map(([, block = '']) => block);
  const sentences = recipe.replaceAll(/^```[^]*?^```$/gm, '');
  const inline = [...sentences.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  return { blocks, inline };
}
