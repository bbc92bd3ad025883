import { part } from '../../e2e/screen/detail';
import { corpus, shortAttacks } from './corpus/corpus';
import { test } from './hostileTest';
import { uuidOf } from './places/hostileArtifact';
import { artifactWithFiles, hostileFiles, respondWithFiles } from './places/hostileFiles';
import { findProse } from './places/inspect';
import { inspectFile } from './places/inspectFile';
import { respondToCalls } from './places/responses';

test.setTimeout(900_000);

const perRepository = 20;

for (let start = 0; start < shortAttacks.length; start += perRepository) {
  const attacks = shortAttacks.slice(start, start + perRepository);
  test(`files with attacks, from ${attacks[0]?.name}`, async ({ page, context, allowImages }) => {
    allowImages(corpus.flatMap(({ images }) => images));
    await respondToCalls(context, { artifacts: [artifactWithFiles()], tags: [], badges: [] });
    const files = hostileFiles(attacks);
    await respondWithFiles(context, files);
    await page.goto(`artifacts/${uuidOf(1)}`);
    const prose = await findProse(part(page, 'About'));
    for (const file of files) await inspectFile(page, prose, file);
  });
}
