import { cloneCommands } from '../artifact/git/repositoryLinks';
import { shellWord } from '../artifact/git/shellWord';
import { downloadLines } from './downloadLines';
import { dockerfileIn, type FoundFiles } from './foundFiles';
import type { RunSource } from './runSource';

/** Lines for a POSIX shell that get or run a version. */
export interface LocalLines {
  /** The program that they need. */
  program: 'git' | 'repo2docker' | 'Docker' | 'curl';
  lines: readonly string[];
}

/** The lines that run a version on a computer. All arguments are quoted. */
export function localLines(source: RunSource, found?: FoundFiles): LocalLines[] {
  if (source.kind === 'zenodo') {
    const download = downloadLines(found);
    return [
      { program: 'repo2docker', lines: [`repo2docker ${source.doi}`] },
      ...(download.length > 0 ? [{ program: 'curl' as const, lines: download }] : []),
    ];
  }
  const { repository, ref } = source;
  const clone = cloneCommands({ repository, ref });
  if (clone.length === 0) return [];
  const refOption = ref === 'HEAD' ? '' : `--ref ${shellWord(ref)} `;
  const dockerfile = found && dockerfileIn(found);
  return [
    { program: 'git', lines: clone },
    { program: 'repo2docker', lines: [`repo2docker ${refOption}${shellWord(repository)}`] },
    ...(dockerfile
      ? [
          {
            program: 'Docker' as const,
            lines: [...clone, ...dockerLines(dockerfile, source.folder)],
          },
        ]
      : []),
  ];
}

function dockerLines(dockerfile: string, folder: string): string[] {
  const lower = folder.toLowerCase();
  const image = /^[a-z\d]+(?:[._-][a-z\d]+)*$/.test(lower) ? lower : 'artifact';
  return [`docker build -t ${image} ${contextOf(dockerfile)}`, `docker run --rm -it ${image}`];
}

/** Binder builds in the top folder, as other programs do in the folder of the Dockerfile. */
function contextOf(dockerfile: string): string {
  if (dockerfile === 'Dockerfile') return '.';
  if (/^\.?binder\//.test(dockerfile)) return `-f ${dockerfile} .`;
  return shellWord(`./${dockerfile.replace(/\/Dockerfile$/, '')}`);
}
