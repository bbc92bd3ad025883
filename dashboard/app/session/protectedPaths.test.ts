import { describe, expect, it } from 'vitest';
import { isProtected } from './protectedPaths';

describe('isProtected', () => {
  it.each(['/artifacts/add', '/artifacts/add?mode=import', '/artifacts/some-id/edit#roles'])(
    'holds for %s',
    (path) => expect(isProtected(path)).toBe(true),
  );
  it.each(['/', '/artifacts', '/artifacts/some-id', '/about?to=/artifacts/add', '/artifacts/edit'])(
    'does not hold for %s',
    (path) => expect(isProtected(path)).toBe(false),
  );
});
