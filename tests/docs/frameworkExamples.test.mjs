import { describe, expect, it } from 'vitest';

import { filesIn, textOf } from './files.mjs';

const projects = 'tests/deep/frameworks/projects';
const guides = filesIn('docs/embedding.md', 'docs/embedding').map(textOf).join('\n');

describe('the examples of frameworks in the guide', () => {
  it.each([
    'svelte/src/Publication.svelte',
    'lit/src/lab-publication.ts',
    'solid/src/Publication.tsx',
    'angular/src/app/publication.ts',
    'astro/src/components/Publication.astro',
    'astro/src/components/ReactPublication.tsx',
  ])('contain %s, as tested', (file) => {
    expect(guides).toContain(`\n${textOf(`${projects}/${file}`)}\`\`\`\n`);
  });
});
