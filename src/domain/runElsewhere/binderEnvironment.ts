import type { FoundFiles } from './foundFiles';

/** Files that repo2docker builds from, in its order of preference. */
const environmentFiles = [
  'Dockerfile',
  'JuliaProject.toml',
  'Project.toml',
  'REQUIRE',
  'default.nix',
  'DESCRIPTION',
  'environment.yml',
  'environment.yaml',
  'Pipfile.lock',
  'Pipfile',
  'setup.py',
  'requirements.txt',
  'runtime.txt',
  'install.R',
  'apt.txt',
  'postBuild',
  'pyproject.toml',
];

/** Files that repo2docker ignores in a folder of its own. */
const rootOnly = ['DESCRIPTION', 'setup.py', 'pyproject.toml'];

/**
 * What repo2docker builds the environment of a version from: the path of a file, `none`, or
 * `conflict` if there are both `binder` and `.binder`. `undefined` if the list of files is cut
 * before it names one.
 */
export function binderEnvironment({ entries, isCut }: FoundFiles): string | undefined {
  const has = (folder: string) => entries.some(({ path }) => path.startsWith(`${folder}/`));
  const folders = ['.binder', 'binder'].filter(has);
  if (folders.length > 1) return 'conflict';
  const [folder] = folders;
  const paths = new Set(entries.map(({ path }) => path));
  const file = environmentFiles
    .filter((name) => !folder || !rootOnly.includes(name))
    .map((name) => (folder ? `${folder}/${name}` : name))
    .find((path) => paths.has(path));
  return file ?? (isCut ? undefined : 'none');
}
