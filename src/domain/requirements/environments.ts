import { nameOf } from './fileNames';

/** A file that describes what a version needs to run. */
export interface EnvironmentFile {
  path: string;
  /** The program that reads it: `Docker`. */
  program: string;
  /** Whether it states the exact version of each dependency. */
  isLock: boolean;
}

/** Programs by the names of their files, in lower case. */
const programs: readonly (readonly [program: string, names: RegExp, isLock?: true])[] = [
  ['Docker', /^(?:.+\.)?dockerfile(?:\..+)?$|^containerfile$/],
  ['Docker Compose', /^(?:docker-)?compose\.ya?ml$/],
  ['Apptainer', /^(?:singularity|apptainer)(?:\.def)?$|\.def$/],
  ['Dev container', /^\.?devcontainer\.json$/],
  ['conda', /^conda-lock\.ya?ml$/, true],
  ['conda', /^environment\.ya?ml$/],
  ['pixi', /^pixi\.lock$/, true],
  ['pixi', /^pixi\.toml$/],
  ['uv', /^uv\.lock$/, true],
  ['Poetry', /^poetry\.lock$/, true],
  ['PDM', /^pdm\.lock$/, true],
  ['Pipenv', /^pipfile\.lock$/, true],
  ['Pipenv', /^pipfile$/],
  ['pip', /^requirements(?:[-_.].*)?\.txt$/],
  ['Python', /^pyproject\.toml$|^setup\.(?:py|cfg)$/],
  ['renv', /^renv\.lock$/, true],
  ['R', /^description$|^install\.r$/],
  ['Julia', /^(?:julia)?manifest(?:-v[\d.]+)?\.toml$/, true],
  ['Julia', /^(?:julia)?project\.toml$/],
  ['Spack', /^spack\.lock$/, true],
  ['Spack', /^spack\.ya?ml$/],
  ['Guix', /^channels\.scm$/, true],
  ['Guix', /^(?:guix|manifest)\.scm$/],
  ['Nix', /^flake\.lock$/, true],
  ['Nix', /^(?:flake|default|shell)\.nix$/],
  ['npm', /^package-lock\.json$/, true],
  ['npm', /^package\.json$/],
  ['Cargo', /^cargo\.lock$/, true],
  ['Cargo', /^cargo\.toml$/],
  ['Go', /^go\.sum$/, true],
  ['Go', /^go\.mod$/],
  ['Make', /^(?:gnu)?makefile$/],
  ['CMake', /^cmakelists\.txt$/],
  ['repo2docker', /^(?:apt\.txt|postbuild|runtime\.txt)$/],
  ['Vagrant', /^vagrantfile$/],
];

/** Programs that build, and install no dependencies. */
const builders = new Set(['Make', 'CMake']);

/**
 * The environment files of a version, in the order of the paths. `default.nix` and others count in
 * any folder. Names like `DESCRIPTION` count in the top folder and in those of Binder alone.
 * `inArchive` gives the path of a file within its archive.
 */
export function environmentFiles(
  paths: readonly string[],
  inArchive = (path: string) => path,
): EnvironmentFile[] {
  return paths.flatMap((path): EnvironmentFile[] => {
    const name = nameOf(path).toLowerCase();
    const own = inArchive(path);
    const isTop = !own.includes('/') || /^\.?binder\/[^/]+$/.test(own);
    const found = programs.find(([program, names]) => {
      return names.test(name) && (isTop || !topOnly.has(program));
    });
    return found ? [{ path, program: found[0], isLock: found[2] ?? false }] : [];
  });
}

const topOnly = new Set(['R', 'repo2docker', 'Apptainer']);

/** Whether any of these files describes dependencies, rather than only how to build. */
export function hasDependencies(files: readonly EnvironmentFile[]): boolean {
  return files.some(({ program }) => !builders.has(program));
}
