/** A long description with all that has colours: links, tasks, alerts, code. */
export const colorful = `[Run](https://example.org) it, then read \`log\`[^log].

- [x] done
- [ ] open

${['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION'].map((kind) => `> [!${kind}]\n> Mind this.`).join('\n\n')}

> Quoted.

| Run | Time |
| --- | ---: |
| 1 | 2 s |

\`\`\`python
# two nodes
from tail import sweep
sweep("runs", 2)
\`\`\`

[^log]: It grows.`;
