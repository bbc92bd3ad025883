import { PlainError, runPlainly } from '../tools/plainly.mjs';
import { checkRequirements } from '../tools/requirements.mjs';

import { totalBytes, weighFirstVisit, withBrowser, withDashboard } from './builtDashboard.mjs';
import { ensureWidgets, someArtifact, weighElement, widgetFiles } from './builtWidgets.mjs';

/**
 * Limits and goals in bytes after `gzip -9` (decision 47). A limit keeps today's size, a goal is
 * still to reach.
 */
const firstVisit = { limit: 120_000, goal: 114_000 };
const lightElement = { limit: 36_800, goal: 26_000 };

/** The limits of scripts below `dist/cdn`, by kind. The first row that matches applies. */
const fileLimits = [
  { kind: 'React', name: /^chunks\/react-/, limit: 70_000 },
  { kind: 'form', name: /^chunks\/artifact-form\.element-/, limit: 79_800 },
  { kind: 'what forms share', name: /^chunks\/useSameArtifact-/, limit: 34_600 },
  { kind: 'Markdown', name: /^(light\/)?chunks\/renderMarkdown-/, limit: 34_200 },
  { kind: 'what light parts share', name: /^light\/chunks\/shared-/, limit: 28_000 },
  { kind: 'light part', name: /^light\/chunks\/(card|citation)-/, limit: 8_200 },
  { kind: 'what elements share', name: /^chunks\/readGiven-/, limit: 15_200 },
  { kind: 'catalogue, light', name: /^light\/chunks\/artifact-catalogue\.element-/, limit: 18_650 },
  { kind: 'detail, light', name: /^light\/chunks\/artifact-detail\.element-/, limit: 14_400 },
  { kind: 'detail', name: /^chunks\/artifact-detail\.element-/, limit: 13_700 },
  { kind: 'catalogue', name: /^chunks\/artifact-catalogue\.element-/, limit: 13_800 },
  { kind: 'any other chunk', name: /^(light\/)?chunks\//, limit: 13_200 },
  { kind: 'file that pages name', name: /^(light\/)?[\w-]+\.js$/, limit: 1_500 },
];

const written = (bytes) => bytes.toLocaleString('en').padStart(9);

/** Prints the loaded files. Returns a problem if they exceed the limit. */
function judge(heading, files, { limit, goal }) {
  if (files.length === 0) throw new PlainError(`${heading}: nothing was loaded, nothing weighed.`);
  const total = totalBytes(files);
  console.log(`\n${heading}, bytes after gzip -9:`);
  for (const { name, bytes } of files.sort((a, b) => b.bytes - a.bytes)) {
    console.log(`${written(bytes)}  ${name}`);
  }
  console.log(`${written(total)}  in all`);
  if (total > limit) return [`${heading}: ${written(total).trim()} of ${written(limit).trim()}.`];
  if (total > goal) console.log(`Warning: the goal is ${written(goal).trim()} bytes.`);
  return [];
}

async function weighElements(browser, dashboard, api) {
  const artifact = await someArtifact(api);
  const contents = `<script type="application/json">${JSON.stringify(artifact).replaceAll('<', '\\u003c')}</script>`;
  const attributes = `artifact-id="${artifact.uuid}" api-url="${api}" dashboard-url="${dashboard}"`;
  const problems = [];
  for (const tag of ['trovi-artifact-card', 'trovi-citation-box']) {
    for (const [fed, feed] of Object.entries({ 'by id': { attributes }, inline: { contents } })) {
      const files = await weighElement(browser, dashboard, { tag, ...feed });
      problems.push(...judge(`${tag} of the light build, fed ${fed}`, files, lightElement));
    }
  }
  return problems;
}

function weighFiles() {
  const problems = [];
  for (const { name, bytes } of widgetFiles()) {
    const row = fileLimits.find((candidate) => candidate.name.test(name));
    if (!row) problems.push(`dist/cdn/${name} is of no kind that has a limit.`);
    else if (bytes > row.limit) {
      problems.push(
        `dist/cdn/${name} (${row.kind}): ${written(bytes).trim()} of ${written(row.limit).trim()}.`,
      );
    }
  }
  return problems;
}

/**
 * `npm run sizes`: prints the download sizes of the first visit and the elements, and checks the
 * limits.
 */
await runPlainly(async () => {
  checkRequirements();
  await ensureWidgets();
  const problems = await withDashboard({}, (dashboard, { api }) =>
    withBrowser(async (browser) => [
      ...judge(
        'First visit of the artifact list',
        await weighFirstVisit(browser, dashboard),
        firstVisit,
      ),
      ...(await weighElements(browser, dashboard, api)),
    ]),
  );
  problems.push(...weighFiles());
  if (problems.length > 0) throw new PlainError(`Too much is loaded:\n${problems.join('\n')}`);
  console.log(`\nEach of the ${widgetFiles().length} scripts in dist/cdn is within its limit.`);
});
