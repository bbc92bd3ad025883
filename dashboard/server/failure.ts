/** Something that keeps a command from doing its work, told in one plain message, with the exit code of the process. */
export class ServerFailure extends Error {
  override readonly name = 'ServerFailure';
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
