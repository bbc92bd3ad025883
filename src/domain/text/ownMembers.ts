/**
 * Returns the object without what it inherits from `Object.prototype`, if a script of the page has
 * added members there. Otherwise, returns the object itself, because other scripts may call
 * `hasOwnProperty` on it. Use it for options of built-in functions: `fetch` would read the added
 * member `signal` of all objects.
 */
export function ownMembers<Members extends object>(members: Members): Members {
  const isExtended = Object.keys(Object.prototype).length > 0;
  if (!isExtended || Object.getPrototypeOf(members) !== Object.prototype) return members;
  return withoutPrototype(members);
}

/** Returns a copy of the object that inherits nothing. */
export function withoutPrototype<Members extends object>(members: Members): Members {
  return Object.assign(Object.create(null) as Members, members);
}
