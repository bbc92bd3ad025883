import { Refusal } from '../http/refusal';

/**
 * What is wrong with a value, in a shape of contract/api 1.6: messages, or the same by field or
 * by place in a list.
 */
export type Problem = string[] | { [name: string]: Problem | string } | Problem[];

/** A value that was refused. */
export class Invalid extends Error {
  override readonly name = 'Invalid';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super('The value was refused.');
    this.problem = problem;
  }
}

/** Turns JSON into a value of a type, or throws an Invalid that says everything that is wrong with it. */
export type Reader<Value> = (json: unknown) => Value;

/** The messages of one refused value. */
export function invalid(...messages: string[]): Invalid {
  return new Invalid(messages);
}

/** Reads something that was sent; what is wrong with it becomes the body of a 400. */
export function readSent<Value>(json: unknown, read: Reader<Value>): Value {
  try {
    return read(json);
  } catch (error) {
    if (error instanceof Invalid) throw new Refusal(400, error.problem);
    throw error;
  }
}

/** Runs a reader and keeps what it finds wrong, so that its neighbours can be read too. */
export function attempt<Value>(
  read: () => Value,
): { value: Value; problem?: never } | { value?: never; problem: Problem } {
  try {
    return { value: read() };
  } catch (error) {
    if (error instanceof Invalid) return { problem: error.problem };
    throw error;
  }
}
