import { spawn, type ChildProcess } from 'node:child_process';
import { devNull } from 'node:os';
import path from 'node:path';

interface GitOptions {
  /**
   * The working folder. It is also the home of git, so that no personal settings or passwords
   * apply.
   */
  folder: string;
  /** The standard input of git. */
  input?: string | Uint8Array;
  timeoutMs?: number;
  /** The maximum size of the output. More is a failure. */
  mostBytes?: number;
  /** Ends git when the caller disconnects. */
  signal?: AbortSignal;
}

/** Git is missing, failed, took too long or printed too much. */
export class GitFailure extends Error {
  override readonly name = 'GitFailure';
}

/** Runs git and returns its output as text. */
export async function runGit(args: string[], options: GitOptions): Promise<string> {
  return (await runGitBytes(args, options)).toString('utf8');
}

/** Runs git and returns its output. Git uses no settings of this machine, and does not prompt. */
export function runGitBytes(args: string[], options: GitOptions): Promise<Buffer<ArrayBuffer>> {
  const { folder, input, timeoutMs = 30_000, mostBytes = 32_000_000, signal } = options;
  return new Promise((resolve, reject) => {
    const child = spawn('git', args, {
      cwd: folder,
      env: environmentFor(folder),
      // A process group, because git starts helpers that must end with it.
      detached: process.platform !== 'win32',
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const chunks: Buffer[] = [];
    let size = 0;
    const fail = (reason: string) => {
      endGroup(child);
      settle();
      reject(new GitFailure(reason));
    };
    const timer = setTimeout(() => fail('Git took too long.'), timeoutMs);
    const abandon = () => fail('Nobody waits for git any more.');
    const settle = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abandon);
    };
    signal?.addEventListener('abort', abandon);
    child.on('error', (error) => fail(`Git does not start: ${error.message}`));
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size > mostBytes) fail('Git said too much.');
    });
    child.on('close', (code) => {
      settle();
      if (code === 0) resolve(Buffer.concat(chunks));
      else reject(new GitFailure(`Git ended with ${code}.`));
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Git has already ended.
  }
}

const passedOn = ['PATH', 'SYSTEMROOT', 'TEMP', 'TMP', 'TMPDIR', 'SSL_CERT_FILE', 'SSL_CERT_DIR'];
const proxies = ['http_proxy', 'https_proxy', 'no_proxy', 'HTTPS_PROXY', 'NO_PROXY', 'ALL_PROXY'];

function environmentFor(home: string): NodeJS.ProcessEnv {
  const known = [...passedOn, ...proxies].map((name) => [name, process.env[name]] as const);
  return {
    ...Object.fromEntries(known.filter(([, value]) => value !== undefined)),
    HOME: home,
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: devNull,
    // The data folder can lie in a checkout. Ignore the settings of that checkout.
    GIT_CEILING_DIRECTORIES: path.dirname(home),
    GIT_DEFAULT_HASH: 'sha1',
  };
}
