import { describe, expect, it } from 'vitest';

import { lateStylesPlugin } from './lateStylesPlugin.mjs';

const plugin = lateStylesPlugin({
  isLateFrom: (id) => id.startsWith('/parts/'),
  loader: '/app/lateStyles.ts',
});

describe('lateStylesPlugin', () => {
  it('lets the dynamic imports of these modules wait for the late styles', () => {
    const { code } = plugin.transform(
      `const load = async () => (await import("./Menu")).Menu;`,
      '/parts/MenuButton.tsx',
    );
    expect(code).toContain('import { withLateStyles } from "/app/lateStyles.ts";');
    expect(code).toContain('(await withLateStyles(import("./Menu"))).Menu');
  });

  it('leaves other modules and static imports alone', () => {
    expect(plugin.transform(`import("./Menu")`, '/app/Menu.tsx')).toBeNull();
    expect(plugin.transform(`import { a } from "./a";`, '/parts/a.tsx')).toBeNull();
  });
});
