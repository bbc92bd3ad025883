import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const entryTag = /<script\s[^>]*src="(?:\.\/)?main\.tsx"[^>]*>\s*<\/script>/;

/** All chunks that the entry imports statically, in the order of the imports. */
function neededChunks(entry, bundle) {
  const needed = new Set();
  const visit = (chunk) => {
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type !== 'chunk' || needed.has(name)) continue;
      needed.add(name);
      visit(imported);
    }
  };
  visit(entry);
  return [...needed];
}

/**
 * Replaces `main.tsx` in the page with the built stylesheet and the built entry. Addresses stay
 * relative, because the page's `<base>` resolves them. The stylesheet comes first: a module script
 * waits for it, so nothing is shown without styles. The script of the first requests does not wait.
 */
export function fillPage(template, entry, bundle) {
  if (!entryTag.test(template)) {
    throw new Error('index.html has no <script type="module" src="main.tsx"></script> to replace.');
  }
  const styles = Object.keys(bundle)
    .filter((name) => name.endsWith('.css'))
    .map((name) => `<link rel="stylesheet" href="${name}" />`);
  const preloads = neededChunks(entry, bundle).map(
    (name) => `<link rel="modulepreload" href="${name}" />`,
  );
  const first = Object.keys(bundle)
    .filter((name) => /\bfirst-[\w-]+\.js$/.test(name) && bundle[name].type === 'asset')
    .map((name) => `<script async src="${name}"></script>`);
  const script = `<script type="module" src="${entry.fileName}"></script>`;
  const links = [...first, ...styles, script, ...preloads];
  return template.replace(entryTag, () => links.join('\n    '));
}

function listFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => path.join(found.parentPath, found.name));
}

/**
 * Rollup plugin: emits `index.html`, created from a template, and copies the files of the public
 * folder.
 */
export function pagePlugin({ template, publicFolder }) {
  return {
    name: 'trovi-page',

    buildStart() {
      for (const file of [template, ...listFiles(publicFolder)]) this.addWatchFile(file);
    },

    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((part) => part.type === 'chunk' && part.isEntry);
      const page = fillPage(readFileSync(template, 'utf8'), entry, bundle);
      this.emitFile({ type: 'asset', fileName: 'index.html', source: page });
      for (const file of listFiles(publicFolder)) {
        const fileName = path.relative(publicFolder, file).split(path.sep).join('/');
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file) });
      }
    },
  };
}
