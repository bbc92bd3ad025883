import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Waits end with their condition. The limit only ends a failed test, also on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

afterEach(() => {
  cleanup();
  forgetFocus();
});

/** Files share the page, and jsdom keeps the focus of an element in a removed shadow tree. */
function forgetFocus(): void {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  field.remove();
}
