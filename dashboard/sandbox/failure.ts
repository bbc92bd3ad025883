/** Something that keeps the sandbox from starting, told in one plain message, with the exit code it ends the process with. */
export class SandboxFailure extends Error {
  override readonly name = 'SandboxFailure';
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
