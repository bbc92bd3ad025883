import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { createClient } from '@libsql/client';
import { describe, expect, it } from 'vitest';

import { startSandbox } from '../sandbox';
import { aFolder, aSandbox } from './aSandbox';
import { aSeed, aVersion, seedsOf, uuidOf } from './aSeed';
import { send, troviToken } from './troviToken';
import { jsonOf, type ListedArtifact, type ListedPage } from './wireShapes';

const allOf = async (api: string) =>
  (await jsonOf<ListedPage>(fetch(`${api}/artifacts/`))).artifacts;

describe('the stored data', () => {
  it('contain the origin of the sandbox, also after a change of its port', async () => {
    const dataFolder = await aFolder();
    const repository = '{origin}/git/trovi-examples/first-steps.git';
    const seeds = seedsOf([
      aSeed(1, {
        long_description: `Clone ${repository}.`,
        versions: [
          aVersion(`urn:trovi:contents:git:${repository}@main`, {
            links: [{ label: 'Again', urn: `urn:trovi:git:${repository}`, verified: false }],
            environmentSetup: [{ type: 'source_code', arguments: { url: repository } }],
          }),
        ],
      }),
    ]);
    const texts: string[] = [];
    const origins: string[] = [];
    for (let start = 0; start < 3; start += 1) {
      const sandbox = await startSandbox({ port: 0, dataFolder, seeds });
      const response = await fetch(`${sandbox.urls.api}/artifacts/${uuidOf(1)}/`);
      texts.push(await response.text());
      origins.push(sandbox.origin);
      const found = await fetch(`${sandbox.urls.api}/artifacts/?q=${sandbox.origin}/git`);
      expect((await jsonOf<ListedPage>(found)).artifacts).toHaveLength(1);
      await sandbox.close();
    }
    expect(new Set(origins).size).toBeGreaterThan(1);
    texts.forEach((text, place) => {
      const address = repository.replace('{origin}', origins[place] ?? '');
      const artifact = JSON.parse(text) as ListedArtifact;
      expect(artifact.versions).toEqual([
        expect.objectContaining({
          contents: { urn: `urn:trovi:contents:git:${address}@main` },
          links: [{ label: 'Again', verified: false, urn: `urn:trovi:git:${address}` }],
          environment_setup: [{ type: 'source_code', arguments: { url: address } }],
        }),
      ]);
      expect(text).toContain(`Clone ${address}.`);
      expect(text).not.toContain('{origin}');
    });
  });

  it('grow by the same artifacts on every machine, in one step or several', async () => {
    const seeds = undefined;
    const at = async (dataFolder: string, artifacts: number) => {
      const sandbox = await startSandbox({ port: 0, dataFolder, artifacts, seeds });
      const listed = await allOf(sandbox.urls.api);
      await sandbox.close();
      return JSON.stringify(listed).replaceAll(sandbox.origin, 'here');
    };
    const [one, other] = [await aFolder(), await aFolder()];
    const atOnce = await at(one, 150);
    await at(other, 100);
    expect(await at(other, 150)).toBe(atOnce);
    // A smaller number removes nothing.
    expect(await at(one, 10)).toBe(atOnce);
  });

  it('are refused with a message if they have another version, until they are reset', async () => {
    const dataFolder = await aFolder();
    const seeds = seedsOf([aSeed(1)]);
    await (await startSandbox({ port: 0, dataFolder, seeds })).close();
    const client = createClient({ url: `file:${path.join(dataFolder, 'sandbox.db')}` });
    await client.execute(`update meta set value = '0' where name = 'schemaVersion'`);
    client.close();
    await expect(startSandbox({ port: 0, dataFolder, seeds })).rejects.toThrow(/--reset/);
    const sandbox = await aSandbox({ dataFolder, seeds, reset: true });
    expect(await allOf(sandbox.urls.api)).toHaveLength(1);
  });

  it('are refused with a message if they belong to another program', async () => {
    const dataFolder = await aFolder();
    const client = createClient({ url: `file:${path.join(dataFolder, 'sandbox.db')}` });
    await client.execute('create table recipes (name text)');
    client.close();
    await expect(startSandbox({ port: 0, dataFolder })).rejects.toThrow(/--reset/);
  });

  it('are refused with a message if they are damaged or cannot be stored', async () => {
    const dataFolder = await aFolder();
    const file = path.join(dataFolder, 'sandbox.db');
    await writeFile(file, 'no database at all'.repeat(1000));
    await expect(startSandbox({ port: 0, dataFolder })).rejects.toThrow(
      /cannot be opened.*--reset/,
    );
    await expect(startSandbox({ port: 0, dataFolder: path.join(file, 'x') })).rejects.toThrow(
      /cannot hold the data.*--data/,
    );
    const database = { url: 'nonsense:here' };
    await expect(startSandbox({ port: 0, dataFolder, database })).rejects.toThrow(
      /nonsense:here cannot be opened/,
    );
  });

  it('can be used again as soon as the sandbox is closed', async () => {
    const dataFolder = await aFolder();
    const seeds = seedsOf([aSeed(1)]);
    const first = await startSandbox({ port: 0, dataFolder, seeds });
    await expect(startSandbox({ port: 0, dataFolder, seeds })).rejects.toThrow(/in use/);
    await first.close();
    await first.close();
    const second = await aSandbox({ dataFolder, seeds });
    expect(await allOf(second.urls.api)).toHaveLength(1);
  });

  it('refuse contents that are registered already, in any letter case', async () => {
    const git = 'urn:trovi:contents:git:https://example.org/Run.git';
    const seeds = seedsOf([
      aSeed(1, { versions: [aVersion(git)] }),
      aSeed(2, { versions: [aVersion(git.toLowerCase())] }),
    ]);
    await expect(startSandbox({ port: 0, dataFolder: await aFolder(), seeds })).rejects.toThrow();
  });
});

describe('the sandbox’s own artifacts', () => {
  it('are served completely, also the unusual ones', async () => {
    const { urls } = await aSandbox();
    const listed = await allOf(urls.api);
    expect(listed.length).toBeGreaterThan(40);
    for (const artifact of listed) {
      const found = await fetch(`${urls.api}/artifacts/${artifact.uuid}/`);
      expect(await found.json()).toEqual(artifact);
    }
    const { badges } = await jsonOf<{ badges: { name: string }[] }>(
      fetch(`${urls.portal}/experiment/share/api/badges`),
    );
    expect(badges.map(({ name }) => name)).toContain('reproducible');
  });

  it('point at sample repositories and refs that exist', async () => {
    const sandbox = await aSandbox();
    const hosts = [`${sandbox.origin}/git/`, 'https://github.com/trovi-examples/'];
    const token = await troviToken(sandbox, 'mokafor');
    const { artifacts } = await jsonOf<ListedPage>(send(sandbox, 'GET', '/artifacts/', { token }));
    const own = artifacts
      .flatMap(({ versions }) => versions.map(({ contents }) => contents.urn))
      .filter((urn) => hosts.some((host) => urn.includes(host)));
    for (const host of hosts) expect(own.join()).toContain(host);
    for (const urn of own) {
      const [repository = '', ref = ''] = urn.replace('urn:trovi:contents:git:', '').split('@');
      const lookup = `${sandbox.urls.portal}/experiment/share/api/git/?remote_url=${repository}`;
      const { result } = await jsonOf<{ result: [string, string][] }>(fetch(lookup));
      expect(result.flatMap(([value, label]) => [value, label.split('/').at(-1)])).toContain(ref);
    }
  });
});
