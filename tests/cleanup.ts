import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Waits end with their condition. The limit only ends a failed test, also on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

afterEach(cleanup);
