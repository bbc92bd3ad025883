import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import fc from 'fast-check';

import { gitSourceOf } from '../../../src/domain/artifact/git/git';
import { cloneCommands } from '../../../src/domain/artifact/git/repositoryLinks';
import { part, pageTitle, routeTo } from '../../e2e/screen/detail';
import type { Attack } from './corpus/attack';
import { corpus } from './corpus/corpus';
import { shellTexts } from './corpus/urns';
import { expect, test } from './hostileTest';
import { respondToCalls } from './places/responses';
import { hostileArtifact, uuidOf } from './places/hostileArtifact';
import { chosenSeed } from './random/hostileText';

test.setTimeout(600_000);

const shells = ['bash', 'sh'];
/** Replaces git and cd. All other commands are missing. */
const stubs = `PATH=/nowhere
git() { printf 'git\\0'; for one in "$@"; do printf '%s\\0' "$one"; done; printf 'end\\0'; }
cd() { printf 'cd\\0'; for one in "$@"; do printf '%s\\0' "$one"; done; printf 'end\\0'; }
touch() { printf 'TOUCHED\\0'; }
`;

/** Runs pasted lines in an empty folder. Returns each command with its arguments. */
function runAll(shell: string, snippets: readonly (readonly string[])[]): string[][][] {
  const folder = mkdtempSync(path.join(tmpdir(), 'trovi-shell-'));
  try {
    const text = snippets.map((lines) => `${lines.join('\n')}\nprintf 'NEXT\\0'\n`).join('');
    const script = path.join(folder, 'pasted.sh');
    writeFileSync(script, stubs + text);
    const options = {
      cwd: folder,
      encoding: 'utf8',
      env: { HOME: folder },
      maxBuffer: 1e8,
    } as const;
    const printed = execFileSync(shell, [script], {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    expect(readdirSync(folder), 'nothing was written').toEqual(['pasted.sh']);
    return printed
      .split('NEXT\0')
      .slice(0, -1)
      .map((one) =>
        one
          .split('end\0')
          .slice(0, -1)
          .map((call) => call.split('\0').slice(0, -1)),
      );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Problems with the commands that a snippet ran. */
function faultsOf(lines: readonly string[], calls: readonly string[][] | undefined): string[] {
  const names = calls?.map(([name, verb]) => (name === 'git' ? `git ${verb}` : name)).join();
  const expected = ['git clone', 'cd', 'git checkout'].slice(0, lines.length).join();
  if (names !== expected) return [`calls ${names}`];
  const [clone = [], enter = [], checkout = []] = calls ?? [];
  const faults: string[] = [];
  if (clone.length !== 3 || !/^https?:\/\//.test(clone[2] ?? ''))
    faults.push(`clones ${clone.join(' ')}`);
  for (const call of [enter, checkout]) {
    const given = call.slice(call[0] === 'git' ? 2 : 1);
    if (given[0]?.startsWith('-') && given[0] !== '--') faults.push(`option ${given.join(' ')}`);
    if (given.length > (given[0] === '--' ? 2 : 1)) faults.push(`arguments ${given.join(' | ')}`);
  }
  if (/[/]|^\.{1,2}$/.test(enter.at(-1) ?? '')) faults.push(`leaves for ${enter.at(-1)}`);
  return faults;
}

function faultsIn(snippets: ReadonlyMap<string, readonly string[]>): string[] {
  const all = [...snippets].filter(([, lines]) => lines.length > 0);
  return shells.flatMap((shell) => {
    const runs = runAll(
      shell,
      all.map(([, lines]) => lines),
    );
    return all.flatMap(([name, lines], index) => [
      ...faultsOf(lines, runs[index]).map((fault) => `${shell}: ${name}: ${fault}`),
      ...(lines.some((line) => /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(line))
        ? [`${name} holds control characters`]
        : []),
    ]);
  });
}

test('copied shell commands are safe for every attack', () => {
  const urns = corpus.flatMap(({ name, text }): [string, string][] => [
    [name, text],
    [`${name} as a ref`, `urn:trovi:contents:git:https://github.com/lab/repo.git@${text}`],
    [`${name} as a repository`, `urn:trovi:contents:git:https://github.com/lab/${text}.git@main`],
    [`${name} as a host`, `urn:trovi:contents:git:https://${text}/lab/repo.git@main`],
    [`${name} as an scp path`, `urn:trovi:contents:git:git@github.com:${text}@main`],
  ]);
  const snippets = urns.map(([name, urn]): [string, string[]] => {
    const source = gitSourceOf(urn);
    return [name, source ? cloneCommands(source) : []];
  });
  expect(snippets.filter(([, lines]) => lines.length > 0).length).toBeGreaterThan(1_000);
  expect(faultsIn(new Map(snippets))).toEqual([]);
});

test('copied shell commands are safe for random texts', () => {
  const seed = chosenSeed();
  test.info().annotations.push({ type: 'seed', description: String(seed) });
  process.stdout.write(`HOSTILE_SEED=${seed}\n`);
  const piece = fc.oneof(
    fc.constantFrom(...shellTexts),
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.constantFrom('/', '@', ':', '.git', "'", '"', '\\', '$', '`', '\n'),
  );
  const text = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(''));
  const urn = fc
    .tuple(text, text, text)
    .map(
      ([host, repository, ref]) =>
        `urn:trovi:contents:git:https://github.com${host}/lab/${repository}@${ref}`,
    );
  fc.assert(
    fc.property(fc.array(urn, { minLength: 1, maxLength: 100, size: 'max' }), (urns) => {
      const snippets = urns.flatMap((one) => {
        const source = gitSourceOf(one);
        return source ? [[one, cloneCommands(source)] as const] : [];
      });
      expect(faultsIn(new Map(snippets))).toEqual([]);
    }),
    { seed, numRuns: 40 },
  );
});

test('the page copies exactly these commands', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const attacks = corpus
    .filter(({ name }) => name.startsWith('git URN'))
    .filter((_, index) => index % 3 === 0);
  const artifacts = attacks.map((attack, index) => hostileArtifact(withVersion(attack), index));
  await respondToCalls(context, {
    artifacts: artifacts.map((artifact, index) => ({
      ...artifact,
      versions: [{ slug: '1', contents: { urn: attacks[index]?.text } }],
    })),
    tags: [],
    badges: [],
  });
  await page.goto(`artifacts/${uuidOf(0)}`);
  const copied = new Map<string, string[]>();
  for (const [index, { name, text }] of attacks.entries()) {
    await routeTo(page, `artifacts/${uuidOf(index)}`);
    await expect(pageTitle(page)).toContainText(`#${index}`);
    const source = gitSourceOf(text);
    const lines = source ? cloneCommands(source) : [];
    const button = part(page, 'Content').getByRole('button', { name: /^Copy/ });
    await expect(button, name).toHaveCount(lines.length > 0 ? 1 : 0);
    if (lines.length === 0) continue;
    await button.click();
    const read = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(read, name).toBe(lines.join('\n'));
    copied.set(name, (await read()).split('\n'));
  }
  expect(copied.size).toBeGreaterThan(20);
  expect(faultsIn(copied)).toEqual([]);
});

/** Its title is plain, because the test looks at the copied text. */
function withVersion({ name }: Attack): Pick<Attack, 'text'> {
  return { text: name };
}
