// Reads the catalogue as the dashboard does, and shows 24 cards as plain elements.

const shown = 24;
const all = [];
const ticked = new Set();
const [search, tags, heading, loading, cards] = ['input', '#tags', 'h2', '#loading', '#cards'].map(
  (name) => document.querySelector(name),
);

function element(name, text, ...children) {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  made.append(...children);
  return made;
}

function card({ uuid, title, short_description, authors, tags: own, metrics }) {
  const link = element('a', title);
  link.href = `artifacts/${uuid}`;
  return element(
    'article',
    '',
    element('h3', '', link),
    element('p', short_description),
    element('p', authors.map(({ full_name }) => full_name).join(', ')),
    element('ul', '', ...own.map((tag) => element('li', tag))),
    element('p', `${metrics?.access_count ?? 0} launches`),
  );
}

/** The searched text of an artifact, in lower case, made once. */
const texts = new WeakMap();
function textOf(artifact) {
  let text = texts.get(artifact);
  if (text === undefined) {
    const { title, short_description, long_description, authors } = artifact;
    const names = authors.flatMap((one) => [one.full_name, one.affiliation, one.email]);
    text = [title, short_description, long_description, ...names].join('\n').toLowerCase();
    texts.set(artifact, text);
  }
  return text;
}

function show() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter(
    (artifact) =>
      [...ticked].every((tag) => artifact.tags.includes(tag)) &&
      words.every((word) => textOf(artifact).includes(word)),
  );
  const count = (number) => number.toLocaleString('en');
  heading.textContent = `Displaying ${count(found.length)} of ${count(all.length)} artifacts`;
  cards.replaceChildren(...found.slice(0, shown).map(card));
}

async function getJson(url) {
  const response = await fetch(url, { headers: { Accept: 'application/json' } });
  return response.json();
}

async function loadTags(apiUrl) {
  const response = await getJson(`${apiUrl}/meta/tags/`);
  for (const { tag } of response.tags) {
    const box = element('input');
    box.type = 'checkbox';
    box.addEventListener('change', () => {
      if (box.checked) ticked.add(tag);
      else ticked.delete(tag);
      show();
    });
    tags.append(element('label', '', box, tag));
  }
}

async function loadArtifacts({ apiUrl, pageSize, backgroundPageSize }) {
  let after;
  let hasMore = true;
  while (hasMore) {
    const query = after
      ? `limit=${backgroundPageSize}&sort_by=updated_at&after=${after}`
      : `limit=${pageSize}&sort_by=updated_at`;
    const { artifacts, next } = await getJson(`${apiUrl}/artifacts/?${query}`);
    all.push(...(after ? artifacts.slice(1) : artifacts));
    after = artifacts.at(-1)?.uuid;
    hasMore = Boolean(next.after);
    show();
  }
  loading.remove();
}

const response = await fetch('config.json', { cache: 'no-cache' });
const configuration = await response.json();
search.addEventListener('input', show);
void fetch(`${configuration.portalUrl}/experiment/share/api/badges`).then((badges) =>
  badges.json(),
);
await Promise.all([loadTags(configuration.apiUrl), loadArtifacts(configuration)]);
