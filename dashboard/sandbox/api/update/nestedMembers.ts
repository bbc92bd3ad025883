import { Refusal } from '../http/refusal';
import type { Reader } from '../validation/reader';
import { optional, type Member } from '../validation/structures';

/** A member that need not be there. */
export function ifSent<Value>(read: Reader<Value>): Member<Value | undefined> {
  return optional<Value | undefined>(read, undefined);
}

/**
 * Drops further members of an object before it is read, as updates do with nested objects
 * (contract/api 2.4).
 */
export function onlyMembers<Shape extends object>(
  names: (keyof Shape & string)[],
  read: Reader<Shape>,
): Reader<Shape> {
  const known: ReadonlySet<string> = new Set(names);
  return (json) => {
    if (typeof json !== 'object' || json === null || Array.isArray(json)) return read(json);
    return read(Object.fromEntries(Object.entries(json).filter(([name]) => known.has(name))));
  };
}

type With<Item, Name extends keyof Item> = Item & { [Key in Name]-?: NonNullable<Item[Key]> };

/**
 * The items, all with these members. What is missing from an item is told by a bare list (shape SL), and only if nothing
 * is wrong with what is there.
 */
export function demandMembers<Item extends object, Name extends keyof Item>(
  items: Item[],
  names: Name[],
): With<Item, Name>[] {
  const problems = items.map((item) => {
    const missing = names.filter((name) => item[name] === undefined);
    return Object.fromEntries(missing.map((name) => [name, ['This field is required.']]));
  });
  if (problems.some((problem) => Object.keys(problem).length > 0)) {
    throw new Refusal(400, problems);
  }
  return items as With<Item, Name>[];
}
