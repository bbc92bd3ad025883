import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const checkout = path.resolve(import.meta.dirname, '../../..');
const deepFolder = process.env.TROVI_DEEP_FOLDER ?? '';
const tarball = path.join(deepFolder, 'trovi-widgets.tgz');

/** The environment without npm's own variables, which would reach the project's npm. */
function ownEnvironment(changes: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  return { ...Object.fromEntries(inherited), ...changes };
}

/** Runs a program in a folder. Fails with all that it printed. */
export async function run(
  folder: string,
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<{ stdout: string; stderr: string }> {
  const options = { cwd: folder, env: ownEnvironment(environment), maxBuffer: 50_000_000 };
  try {
    return await execute(command, args, options);
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}

/** Packs the built package as for publishing, once for all projects. Returns the file. */
export async function packOnce(): Promise<string> {
  if (existsSync(tarball)) return tarball;
  const packed = path.join(deepFolder, 'packed');
  await mkdir(packed, { recursive: true });
  await run(checkout, 'npm', ['pack', '--pack-destination', packed]);
  const [file = ''] = (await readdir(packed)).filter((name) => !name.endsWith('-maps.tgz'));
  await rename(path.join(packed, file), tarball);
  return tarball;
}

/** An application outside the checkout that uses the packed package. */
export interface Project {
  folder: string;
  /** Installs the package and its other dependencies from the registry. */
  install(): Promise<void>;
  /** Runs a tool of the project by its command file. Returns its output, then its errors. */
  tool(name: string, args: readonly string[], environment?: NodeJS.ProcessEnv): Promise<string>;
  /** Runs a module in Node. Returns its output. */
  node(code: string, environment?: NodeJS.ProcessEnv): Promise<string>;
}

/** Creates a project from folders below `projects`. Later folders override earlier ones. */
export async function makeProject(name: string, sources: readonly string[]): Promise<Project> {
  const folder = path.join(deepFolder, name);
  for (const source of sources) {
    const from = path.join(import.meta.dirname, 'projects', source);
    await cp(from, folder, { recursive: true });
  }
  return {
    folder,
    async install() {
      await packOnce();
      await run(folder, 'npm', ['install', '--no-audit', '--no-fund', '--prefer-offline']);
    },
    async tool(tool, args, environment) {
      const file = path.join(folder, 'node_modules/.bin', tool);
      const { stdout, stderr } = await run(folder, file, args, environment);
      return stdout + stderr;
    },
    async node(code, environment) {
      const args = ['--input-type=module', '--eval', code];
      return (await run(folder, process.execPath, args, environment)).stdout;
    },
  };
}
