/** Artifacts of the simulated catalogue. */
export const hugeSize = 50_000;

/** Digits at the start of an id that number the copies. */
const digits = 8;

const idOf = (uuid, index) => `${String(index).padStart(digits, '0')}${uuid.slice(digits)}`;

/**
 * Answers the calls of a browser context for lists with {@link hugeSize} artifacts, made of those
 * that the sandbox has. Each has its own id and title.
 */
export async function simulateHugeCatalogue(context, api) {
  const answer = await fetch(`${api}/artifacts/?limit=1000&sort_by=updated_at`);
  const { artifacts: some } = await answer.json();
  const artifactAt = (index) => {
    const artifact = some[index % some.length];
    const number = Math.floor(index / some.length);
    const title = `${artifact.title}, part ${number}`;
    return { ...artifact, uuid: idOf(artifact.uuid, index), title };
  };
  await context.route(
    (url) => url.href.startsWith(`${api}/artifacts/?`),
    (route) => {
      const { searchParams } = new URL(route.request().url());
      const limit = Number(searchParams.get('limit'));
      const start = Number(searchParams.get('after')?.slice(0, digits) ?? 0);
      const end = Math.min(hugeSize, start + limit);
      const artifacts = Array.from({ length: end - start }, (_, place) =>
        artifactAt(start + place),
      );
      const after = end < hugeSize ? `${api}/artifacts/?after=${end}` : null;
      return route.fulfill({ json: { artifacts, next: { after, limit } } });
    },
  );
}
