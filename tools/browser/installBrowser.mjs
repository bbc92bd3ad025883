import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

import { runCommand } from '../runCommand.mjs';

const minutes = 60_000;

const packageName = '@sparticuz/chromium';
const packageVersion = '143';

/**
 * The package unpacks its browser into the temporary folder. It unpacks its libraries only if it
 * detects AWS Lambda.
 */
const unpack = `
import chromium from ${JSON.stringify(packageName)};
await chromium.executablePath();
`;

const quote = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * Writes the file that starts the browser, with the fonts of the package and of the system: the
 * package's own list contains folders that only exist on AWS Lambda, and without any fonts the
 * browser crashes at the first letter that a page's fonts lack.
 */
function writeStarter(folder) {
  const fonts = path.join(folder, 'fonts.conf');
  const starter = path.join(folder, 'browser.sh');
  const list = `<?xml version="1.0"?>
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${path.join(folder, 'unpacked/fonts')}</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
  const script = [
    '#!/bin/sh',
    `export FONTCONFIG_FILE=${quote(fonts)}`,
    `export LD_LIBRARY_PATH=${quote(path.join(folder, 'unpacked/al2023/lib'))}`,
    `exec ${quote(path.join(folder, 'unpacked/chromium'))} "$@"`,
    '',
  ];
  writeFileSync(fonts, list);
  writeFileSync(starter, script.join('\n'), { mode: 0o755 });
  return starter;
}

/**
 * Downloads a Chromium from the npm registry (64 MB) into the user's cache. Works only on 64-bit
 * Intel Linux. Returns no file on other systems.
 */
export async function installFromNpm(log, cache = process.env.XDG_CACHE_HOME) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  const folder = path.join(
    cache ?? path.join(homedir(), '.cache'),
    `trovi-widgets/chromium-${packageVersion}`,
  );
  if (existsSync(path.join(folder, 'fonts.conf'))) return [path.join(folder, 'browser.sh')];
  if (existsSync(path.join(folder, 'unpacked'))) return [writeStarter(folder)];
  log(`Fetching ${packageName} from npm into ${folder} …`);
  mkdirSync(folder, { recursive: true });
  const unpacking = mkdtempSync(path.join(folder, 'unpacking-'));
  try {
    const install = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund'];
    const options = { capture: true, cwd: folder, timeout: 10 * minutes };
    const added = await runCommand(
      'npm',
      [...install, `${packageName}@${packageVersion}`],
      options,
    );
    if (added.code !== 0) return [];
    const env = { ...process.env, TMPDIR: unpacking, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
    const unpacked = await runCommand(process.execPath, ['--input-type=module', '--eval', unpack], {
      ...options,
      env,
    });
    if (unpacked.code !== 0) return [];
    rmSync(path.join(folder, 'unpacked'), { recursive: true, force: true });
    renameSync(unpacking, path.join(folder, 'unpacked'));
    return [writeStarter(folder)];
  } finally {
    rmSync(unpacking, { recursive: true, force: true });
  }
}
