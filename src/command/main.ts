import { readFile } from 'node:fs/promises';
import { runRender } from './runRender';
import { UsageError } from './usageError';

const usage = `Usage: trovi-widgets render card|citation|badge --api URL (--id ID | --list FILE --out FOLDER)

Prints an artifact of a catalogue as HTML or SVG that needs no script.

  --api URL              address of the catalogue API
  --id ID                the artifact
  --list FILE            a file with one id in each line; lines that begin with # are ignored
  --out FOLDER           where to write one file for each id of the list
  --format FORMAT        html (default) or declarative-shadow-dom
  --theme THEME          light, dark or auto; default: that of the page, light for a badge
  --dashboard URL        address of the dashboard; without it there are no links to it
  --config FILE          a JSON file with any keys of config.json, such as productName
  --heading-level N      level of a card's title, 1 to 6; default: 3
  --version SLUG         the version to cite; default: the newest
  --text TEXT            of a citation: citation (default) or bibtex; of a badge: doi (default) or title
  --sharing-key KEY      opens a private artifact; the output does not contain the key
  --include-key          puts the key into the output, so that links open the private artifact
  --help                 prints this text
`;

/** Reports problems in one line each. Any other error is a bug in this program. */
try {
  const [command, ...rest] = process.argv.slice(2);
  if (!command || process.argv.includes('--help')) process.stdout.write(usage);
  else if (command !== 'render') throw new UsageError(`There is no command "${command}".`);
  else {
    const { output, problems } = await runRender(rest, (file) => readFile(file, 'utf8'));
    process.stdout.write(output);
    for (const problem of problems) process.stderr.write(`${problem}\n`);
    if (problems.length > 0) process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message} See trovi-widgets --help.\n`);
  process.exitCode = 1;
}
