/** An expected failure of a command. It has one plain message and the exit code of the process. */
export class ServerFailure extends Error {
  override readonly name = 'ServerFailure';
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
