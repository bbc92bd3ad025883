import { describe, expect, it } from 'vitest';

import { errorMessage } from './errors';

describe('errorMessage', () => {
  it('joins the lines by newlines behind "Error "', () => {
    expect(errorMessage(['title: a', 'tags: b'])).toBe('Error title: a\ntags: b');
  });

  it('is empty where the server said nothing', () => {
    expect(errorMessage([])).toBe('');
  });
});
