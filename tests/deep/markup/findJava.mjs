import { PlainError } from '../../../tools/plainly.mjs';
import { runCommand } from '../../../tools/runCommand.mjs';

/** Fails if Java is missing, which runs the Nu HTML checker. */
export async function findJava() {
  const { code } = await runCommand('java', ['-version'], { capture: true, timeout: 60_000 });
  if (code === 0) return {};
  throw new PlainError(
    'These tests need Java 17 or newer. On Debian: `sudo apt-get install default-jre-headless`.',
  );
}
