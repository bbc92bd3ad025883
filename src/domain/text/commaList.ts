/**
 * Reads items separated by commas, without blank ones. Inside an item, a comma is encoded as `%2C`,
 * and a percent sign before `2C` or `25` is encoded as `%25`.
 */
export function readCommaList(text: string): string[] {
  const items = text.split(',').map((item) => readItem(item.trim()));
  return items.filter((item) => item.trim());
}

/** Encodes an item for a list separated by commas. */
export function writeCommaItem(item: string): string {
  return item.replace(/%(?=2c|25)/gi, '%25').replaceAll(',', '%2C');
}

function readItem(text: string): string {
  return text.replace(/%(2c|25)/gi, (_, code: string) => (code === '25' ? '%' : ','));
}
