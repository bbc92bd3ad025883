'use client';

import { useState } from 'react';

/** Counts only after it is hydrated. */
export function Counter() {
  const [count, setCount] = useState(0);
  return (
    <p>
      <button onClick={() => setCount(count + 1)}>Count</button> Counted {count}
    </p>
  );
}
