/** A failure that one sentence tells: whoever reads it needs no stack. */
export class PlainError extends Error {
  name = 'PlainError';
}

/** Runs the work of a script. A failure ends the process with 1, and with a sentence where one is known. */
export async function runPlainly(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof PlainError ? `\n${error.message}` : error);
    process.exit(1);
  }
}
