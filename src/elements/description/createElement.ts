import { createElementClass, type ElementOf } from '../bridge/createElementClass';
import type { ElementDescription } from './elementDescription';
import { ElementRoot } from '../runtime/ElementRoot';
import { whenNear } from '../runtime/whenNear';

/** The class of a described element. Registers nothing. */
export function createElement<Props extends object>(
  description: ElementDescription<Props>,
): new () => ElementOf<Props> {
  return createElementClass(description, { Root: ElementRoot, whenToStart: whenNear });
}
