import type { SampleCommit, SampleFile, SampleRepository } from './samples/sampleRepository';

/**
 * The input of `git fast-import` for a repository. It is independent of clock, machine and
 * settings.
 */
export function importStream({ commits, refs, annotatedTags }: SampleRepository): Buffer {
  return joined([
    ...commits.map(commitPart),
    // All commits are made on the main branch. At the end, every ref is set to its commit.
    ...Object.entries(refs).map(([ref, place]) => `reset ${ref}\nfrom ${mark(place)}\n`),
    ...annotatedTags.map(({ name, message, commit }) => {
      const { author, at } = commitAt(commits, commit);
      return joined([
        `tag ${name}\nfrom ${mark(commit)}\ntagger ${signature(author, at)}`,
        data(message),
      ]);
    }),
    'done\n',
  ]);
}

function commitPart({ message, author, at, files, parent }: SampleCommit, place: number): Buffer {
  const who = signature(author, at);
  return joined([
    `commit refs/heads/main`,
    `mark ${mark(place)}`,
    `author ${who}`,
    `committer ${who}`,
    data(message),
    ...(parent === undefined ? [] : [`from ${mark(parent)}`]),
    'deleteall',
    ...Object.entries(files).map(([path, file]) => filePart(quoted(path), file)),
  ]);
}

function filePart(path: string, file: SampleFile): Buffer {
  if (typeof file === 'string' || file instanceof Uint8Array) {
    return joined([`M 100644 inline ${path}`, data(file)]);
  }
  if ('commit' in file) return Buffer.from(`M 160000 ${file.commit} ${path}`);
  return joined([`M 120000 inline ${path}`, data(file.link)]);
}

/** Git reads a path with these characters in the notation of C. */
function quoted(path: string): string {
  return /["\\\n]/.test(path) ? JSON.stringify(path) : path;
}

/** As git does, omits the characters that end a name. */
function signature({ fullName, email }: SampleCommit['author'], at: string): string {
  return `${fullName.replace(/[<>\n\0]/g, '')} <${email}> ${Date.parse(at) / 1000} +0000`;
}

function data(content: string | Uint8Array): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([Buffer.from(`data ${bytes.length}\n`), bytes]);
}

function joined(lines: (string | Buffer)[]): Buffer {
  const end = Buffer.from('\n');
  const parts = lines.flatMap((line) => [end, Buffer.from(line)]);
  return Buffer.concat(parts.slice(1));
}

function mark(place: number): string {
  return `:${place + 1}`;
}

function commitAt(commits: SampleCommit[], place: number): SampleCommit {
  const commit = commits[place];
  if (!commit) throw new Error(`There is no commit ${place}.`);
  return commit;
}
