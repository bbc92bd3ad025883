import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { findBrowser } from './findBrowser.mjs';
import { browsersOfPlaywright, browsersOnPath } from './installedBrowsers.mjs';

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

  it('finds a browser on the PATH', () => {
    expect(browsersOnPath(`/nowhere${path.delimiter}${folder}`)).toContain(stub);
  });

  it('works without a Playwright cache', () => {
    expect(browsersOfPlaywright(path.join(folder, 'nowhere'))).not.toContain(stub);
  });

  it('says what to install if there is no browser', async () => {
    const sources = [{ from: 'PATH', list: () => [stub] }];
    await expect(findBrowser({ log, sources })).rejects.toThrow(
      /npm run setup:browser.*CHROME_PATH/,
    );
    expect(log).toHaveBeenCalledWith(expect.stringContaining('looking further'));
  });

  it('rejects a CHROME_PATH that does not run instead of using another browser', async () => {
    vi.stubEnv('CHROME_PATH', stub);
    const sources = [{ from: 'PATH', list: () => [real] }];
    await expect(findBrowser({ log, sources })).rejects.toThrow(`CHROME_PATH is ${stub}`);
  });

  it.runIf(real)('passes over a broken browser, and tells which one it took', async () => {
    const npm = vi.fn(() => []);
    const sources = [
      { from: 'PATH', list: () => [stub, real] },
      { from: 'npm', list: npm },
    ];
    expect(await findBrowser({ log, sources })).toBe(real);
    expect(log).toHaveBeenLastCalledWith(`Browser: ${real} (PATH)`);
    expect(npm).not.toHaveBeenCalled();
  });
}, 60_000);
