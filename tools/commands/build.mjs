import { parseArgs } from 'node:util';

import { PlainError, runPlainly } from '../plainly.mjs';
import { checkRequirements } from '../requirements.mjs';

/**
 * `npm run build`, or `npm run build -- dashboard` for one product. With `--outdated`, omits products
 * whose sources have not changed since they were built.
 */
await runPlainly(async () => {
  checkRequirements();
  const { buildProduct, outdated, products, startBuilds } =
    await import('../products/products.mjs');
  const { values: options, positionals: wanted } = parseArgs({
    options: { outdated: { type: 'boolean' } },
    allowPositionals: true,
  });
  const unknown = wanted.find((name) => !(name in products));
  if (unknown) {
    throw new PlainError(
      `There is no product "${unknown}". There are: ${Object.keys(products).join(', ')}.`,
    );
  }
  const all = Object.keys(products).filter((name) => !products[name].isApart);
  const chosen = wanted.length > 0 ? wanted : all;
  const names = options.outdated ? outdated(chosen) : chosen;
  if (names.length === 1) await buildProduct(names[0]);
  else await Promise.all(startBuilds(names).values());
});
