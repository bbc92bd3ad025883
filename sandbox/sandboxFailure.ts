/** A failure to start. It has one plain message and the exit code of the process. */
export class SandboxFailure extends Error {
  override readonly name = 'SandboxFailure';
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
