/** The cookies of a browser, by name and path. They are deleted when they expire. */
export class CookieJar {
  readonly #cookies = new Map<string, { name: string; value: string; path: string }>();

  /** The `Cookie` header for an address. */
  headerFor(address: string): Record<string, string> {
    const { pathname } = new URL(address);
    const sent = [...this.#cookies.values()]
      .filter(({ path }) => pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`);
    return sent.length > 0 ? { cookie: sent.join('; ') } : {};
  }

  /** Stores the cookies of a response. */
  take(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/;\s*/);
      const name = pair.slice(0, pair.indexOf('='));
      const value = pair.slice(pair.indexOf('=') + 1);
      const read = (wanted: string) =>
        attributes
          .find((one) => one.toLowerCase().startsWith(`${wanted}=`))
          ?.slice(wanted.length + 1);
      const path = read('path') ?? '/';
      const isOver =
        !value || read('max-age') === '0' || Date.parse(read('expires') ?? '') < Date.now();
      if (isOver) this.#cookies.delete(`${name} ${path}`);
      else this.#cookies.set(`${name} ${path}`, { name, value, path });
    }
  }

  get names(): string[] {
    return [...this.#cookies.values()].map(({ name }) => name);
  }
}
