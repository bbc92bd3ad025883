/** An error whose message is sufficient: it is printed without a stack trace. */
export class PlainError extends Error {
  name = 'PlainError';
}

/** Runs a script. If it fails, prints the error and exits with code 1. */
export async function runPlainly(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof PlainError ? `\n${error.message}` : error);
    process.exit(1);
  }
}
