import type { SampleCommit, SampleRepository } from './samples/sampleRepository';

/**
 * The input of `git fast-import` for a repository. It is independent of clock, machine and
 * settings.
 */
export function importStream({ commits, refs, annotatedTags }: SampleRepository): string {
  return [
    ...commits.map(commitPart),
    // All commits are made on the main branch. At the end, every ref is set to its commit.
    ...Object.entries(refs).map(([ref, place]) => `reset ${ref}\nfrom ${mark(place)}\n`),
    ...annotatedTags.map(({ name, message, commit }) => {
      const { author, at } = commitAt(commits, commit);
      return `tag ${name}\nfrom ${mark(commit)}\ntagger ${signature(author, at)}\n${data(message)}`;
    }),
    'done\n',
  ].join('\n');
}

function commitPart({ message, author, at, files, parent }: SampleCommit, place: number): string {
  const who = signature(author, at);
  return [
    `commit refs/heads/main`,
    `mark ${mark(place)}`,
    `author ${who}`,
    `committer ${who}`,
    data(message),
    ...(parent === undefined ? [] : [`from ${mark(parent)}`]),
    'deleteall',
    ...Object.entries(files).map(([path, text]) => `M 100644 inline ${path}\n${data(text)}`),
  ].join('\n');
}

function signature({ fullName, email }: SampleCommit['author'], at: string): string {
  return `${fullName} <${email}> ${Date.parse(at) / 1000} +0000`;
}

function data(text: string): string {
  return `data ${Buffer.byteLength(text)}\n${text}`;
}

function mark(place: number): string {
  return `:${place + 1}`;
}

function commitAt(commits: SampleCommit[], place: number): SampleCommit {
  const commit = commits[place];
  if (!commit) throw new Error(`There is no commit ${place}.`);
  return commit;
}
