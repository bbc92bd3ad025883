import { PlainError, runPlainly } from '../tools/plainly.mjs';
import { checkRequirements } from '../tools/requirements.mjs';

import { totalBytes, weighFirstVisit, withBrowser, withDashboard } from './builtDashboard.mjs';
import { ensureWidgets, someArtifact, weighElement } from './builtWidgets.mjs';

/** The most bytes after `gzip -9` (decision 47). */
const firstVisitLimit = 155_000;
const elementLimits = { 'trovi-artifact-card': 45_500, 'trovi-citation-box': 54_000 };

/** The share of a limit from which on a warning is printed. */
const warningShare = 0.95;

const formatBytes = (bytes) => bytes.toLocaleString('en');

/** Prints the loaded files. Returns a problem if they exceed the limit. */
function judge(heading, files, limit) {
  if (files.length === 0) throw new PlainError(`${heading}: no file was loaded.`);
  const total = totalBytes(files);
  console.log(`\n${heading}, bytes after gzip -9:`);
  for (const { name, bytes } of files.sort((a, b) => b.bytes - a.bytes)) {
    console.log(`${formatBytes(bytes).padStart(9)}  ${name}`);
  }
  const share = `${formatBytes(total)} of ${formatBytes(limit)}`;
  console.log(`${share} bytes in all`);
  if (total > limit) return [`${heading}: ${share}.`];
  if (total > limit * warningShare) console.log('Warning: little is left below the limit.');
  return [];
}

async function weighElements(browser, dashboard, api) {
  const artifact = await someArtifact(api);
  const contents = `<script type="application/json">${JSON.stringify(artifact).replaceAll('<', '\\u003c')}</script>`;
  const attributes = `artifact-id="${artifact.uuid}" api-url="${api}" dashboard-url="${dashboard}"`;
  const problems = [];
  for (const [tag, limit] of Object.entries(elementLimits)) {
    for (const [source, input] of Object.entries({
      'by id': { attributes },
      inline: { contents },
    })) {
      const files = await weighElement(browser, dashboard, { tag, ...input });
      problems.push(...judge(`${tag}, data ${source}`, files, limit));
    }
  }
  return problems;
}

/** `npm run sizes`: prints the sizes of a first visit and two elements, and checks the limits. */
await runPlainly(async () => {
  checkRequirements();
  await ensureWidgets();
  const problems = await withDashboard({}, (dashboard, { api }) =>
    withBrowser(async (browser) => [
      ...judge(
        'First visit of the artifact list',
        await weighFirstVisit(browser, dashboard),
        firstVisitLimit,
      ),
      ...(await weighElements(browser, dashboard, api)),
    ]),
  );
  if (problems.length > 0) throw new PlainError(`Too much is loaded:\n${problems.join('\n')}`);
});
