import { PlainError, runPlainly } from '../plainly.mjs';
import { checkRequirements } from '../requirements.mjs';

/** `npm run build`, or `npm run build -- dashboard` for one product. */
await runPlainly(async () => {
  checkRequirements();
  const { buildProduct, products, startBuilds } = await import('../products/products.mjs');
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !(name in products));
  if (unknown) {
    throw new PlainError(
      `There is no product "${unknown}". There are: ${Object.keys(products).join(', ')}.`,
    );
  }
  const all = Object.keys(products).filter((name) => !products[name].isApart);
  const [name, ...others] = wanted.length > 0 ? wanted : all;
  if (others.length === 0) await buildProduct(name);
  else await Promise.all(startBuilds([name, ...others]).values());
});
