import { setTimeout as sleep } from 'node:timers/promises';

import { expect, test } from '@playwright/test';

import { accounts } from '../../e2e/fixtures/accounts';
import { apiAs, type CatalogueApi, urnOf } from '../../e2e/fixtures/catalogueApi';
import { withSandboxProcess } from '../../e2e/fixtures/servers/sandboxProcess';

const kills = 20;
const writers = 4;

/** The changes to one artifact that the API confirmed. */
interface Acknowledged {
  uuid: string;
  title?: string;
  hasRole?: boolean;
  slugs: string[];
  /** `asked` means that no response arrived, so both results are right. */
  deletion?: 'asked' | 'done';
}

/** Creates and changes an artifact, and records completed steps. Fails when the sandbox dies. */
async function write(api: CatalogueApi, notes: Acknowledged[], isDeleted: boolean): Promise<void> {
  const note: Acknowledged = { uuid: await api.create(), slugs: [] };
  notes.push(note);
  const title = `Title ${notes.length}`;
  await api.update(note.uuid, { title });
  note.title = title;
  await api.addRole(note.uuid, 'liwei', 'collaborator');
  note.hasRole = true;
  note.slugs.push(await api.addVersion(note.uuid));
  if (!isDeleted) return;
  note.deletion = 'asked';
  const { status } = await api.send('DELETE', `/artifacts/${note.uuid}/`);
  expect(status).toBe(204);
  note.deletion = 'done';
}

/** One sentence for each difference from what the API confirmed. */
async function brokenPromises(api: CatalogueApi, note: Acknowledged): Promise<string[]> {
  const response = await api.send('GET', `/artifacts/${note.uuid}/`);
  const isThere = response.status === 200;
  if (note.deletion) {
    return isThere && note.deletion === 'done' ? [`${note.uuid} is back`] : [];
  }
  if (!isThere) return [`${note.uuid} is gone: ${response.status}`];
  const { title, roles, versions } = await api.find(note.uuid);
  return [
    note.title !== undefined && title !== note.title && `${note.uuid} is called ${title}`,
    note.hasRole && !roles.some(({ user }) => user === urnOf('liwei')) && `${note.uuid}: no role`,
    note.slugs.some((slug) => !versions.some((version) => version.slug === slug)) &&
      `${note.uuid}: a version is gone`,
  ].filter((problem) => typeof problem === 'string');
}

test(`kill -9 during writes of every kind, ${kills} times: no confirmed write is lost`, async () => {
  test.setTimeout(600_000);
  await withSandboxProcess(async ({ sandbox, kill, restart }) => {
    const api = apiAs(sandbox, accounts.owner);
    const notes: Acknowledged[] = [];
    for (let round = 0; round < kills; round += 1) {
      let isKilled = false;
      const writeOn = async (writer: number) => {
        for (let turn = writer; ; turn += 1) {
          try {
            await write(api, notes, turn % 3 === 0);
          } catch (error) {
            if (isKilled) return;
            throw error;
          }
        }
      };
      const writing = Array.from({ length: writers }, (_, writer) => writeOn(writer));
      const known = notes.length;
      await expect.poll(() => notes.length, { intervals: [5], timeout: 30_000 }).not.toBe(known);
      // At a random moment of the writers' work.
      await sleep(Math.random() * 300);
      isKilled = true;
      await kill();
      await Promise.all(writing);
      await restart();
      const recent = notes.slice(Math.max(0, known - 5));
      const broken = await Promise.all(recent.map((note) => brokenPromises(api, note)));
      expect(broken.flat()).toEqual([]);
    }
    const broken: string[] = [];
    for (const note of notes) broken.push(...(await brokenPromises(api, note)));
    expect(broken).toEqual([]);
    process.stdout.write(`${kills} kills, ${notes.length} artifacts written to\n`);
  });
});
