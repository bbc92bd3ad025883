import { ESLint } from 'eslint';

import { compiledStyles } from '../lint/compiledStyles.mjs';
import { runPlainly } from '../plainly.mjs';
import { root } from '../root.mjs';

/**
 * Part of `npm run lint`: lints the CSS that the `.css.ts` files compile to. Lines and columns in
 * the output refer to that CSS.
 */
await runPlainly(async () => {
  const eslint = new ESLint({ cwd: root });
  const styles = await compiledStyles();
  const results = await Promise.all(
    styles.map(({ file, text }) => eslint.lintText(text, { filePath: `${file}.css` })),
  );
  const { format } = await eslint.loadFormatter();
  const findings = results.flat();
  process.stdout.write(await format(findings));
  if (findings.some(({ errorCount }) => errorCount > 0)) process.exitCode = 1;
});
