import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { findBrowser } from './findBrowser.mjs';
import { playwrightBrowsers } from './playwrightBrowsers.mjs';

const real = process.env.TROVI_BROWSER;

describe('findBrowser', () => {
  let folder;
  let stub;
  const log = vi.fn();

  beforeEach(() => {
    vi.stubEnv('CHROME_PATH', '');
    folder = mkdtempSync(path.join(tmpdir(), 'trovi-browsers-'));
    stub = path.join(folder, 'chromium');
    writeFileSync(stub, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  });

  afterEach(() => {
    vi.unstubAllEnvs();
    log.mockClear();
    rmSync(folder, { recursive: true });
  });

  it('takes the revision of the installed Playwright alone from its cache, headless first', () => {
    const fileOf = (name) => {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, '');
      return file;
    };
    const own = fileOf('chromium-1234/chrome-linux/chrome');
    const headless = fileOf('chromium_headless_shell-1234/chrome-linux/headless_shell');
    fileOf('chromium-1235/chrome-linux/chrome');
    expect(playwrightBrowsers(own)).toEqual([headless, own]);
  });

  it('finds nothing without a Playwright cache', () => {
    expect(playwrightBrowsers(path.join(folder, 'chromium-1234/chrome-linux/chrome'))).toEqual([]);
  });

  it('ignores browsers on the PATH', async () => {
    vi.stubEnv('PATH', `${folder}${path.delimiter}${process.env.PATH}`);
    await expect(findBrowser({ log, sources: [] })).rejects.toThrow('found no Chromium');
  });

  it('says what to do if there is no browser', async () => {
    const sources = [{ from: 'npm', list: () => [stub] }];
    await expect(findBrowser({ log, sources })).rejects.toThrow(/playwright install.*CHROME_PATH/);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('Trying the next browser'));
  });

  it('rejects a CHROME_PATH that does not run instead of using another browser', async () => {
    vi.stubEnv('CHROME_PATH', stub);
    const sources = [{ from: 'npm', list: () => [real] }];
    await expect(findBrowser({ log, sources })).rejects.toThrow(`CHROME_PATH is ${stub}`);
  });

  it.runIf(real)('skips a broken browser and names the one that it uses', async () => {
    const npm = vi.fn(() => []);
    const sources = [
      { from: 'a cache', list: () => [stub, real] },
      { from: 'npm', list: npm },
    ];
    expect(await findBrowser({ log, sources })).toBe(real);
    expect(log).toHaveBeenLastCalledWith(`Browser: ${real} (a cache)`);
    expect(npm).not.toHaveBeenCalled();
  });
}, 60_000);
