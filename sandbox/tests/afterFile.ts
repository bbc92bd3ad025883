import { afterAll } from 'vitest';

import { endTests } from './endings';

// A setup file, because Vitest does not call hooks that other hooks or tests register.
afterAll(endTests);
