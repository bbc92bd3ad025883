let loading: Promise<void> | undefined;

/**
 * Links the stylesheet of the screens that load late (decision 14), once. Rejects if it does not
 * load; the next call tries again.
 */
export function loadLateStyles(): Promise<void> {
  const address = document.querySelector('link[data-late]')?.getAttribute('data-late');
  if (!address) return Promise.resolve();
  loading ??= link(address).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Resolves like `code`, when the late styles are there, too. The build puts it around the dynamic
 * imports of components.
 */
export async function withLateStyles<Code>(code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, loadLateStyles()]);
  return loaded;
}

function link(address: string): Promise<void> {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = address;
  return new Promise((resolve, reject) => {
    sheet.addEventListener('load', () => resolve());
    sheet.addEventListener('error', () => {
      sheet.remove();
      reject(new Error('The stylesheet of the screen could not be loaded.'));
    });
    document.head.append(sheet);
  });
}
