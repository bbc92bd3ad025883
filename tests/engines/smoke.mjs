/** Helpers inside the page. The search includes shadow roots. */
const helpers = `
  const all = (selector, root = document) => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll('*')].flatMap((e) => (e.shadowRoot ? all(selector, e.shadowRoot) : [])),
  ];
  const until = async (find, what) => {
    for (const end = Date.now() + 30000; Date.now() < end; ) {
      const found = find();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('There is no ' + what + '.');
  };
  const boxOf = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  };
`;

/** Whether the texts of all descriptions on cards start inside their boxes. */
const shownDescriptions = `
  const cards = await until(() => all('article').length && all('article'), 'card');
  return cards.every((card) => [...card.querySelectorAll('p')].every((text) => {
    const outer = text.getBoundingClientRect();
    const letters = [...text.querySelectorAll('*'), text]
      .flatMap((element) => [...element.childNodes])
      .find((node) => node.nodeType === 3 && node.textContent.trim());
    if (!letters) return true;
    const inner = boxOf(letters);
    return inner.top < outer.top + 8 && inner.width > 20;
  }));
`;

const visit = (address, name, script) => ({ address, name, script });

/** What every engine must show: an address, what it checks, and a script that returns true. */
export const smoke = [
  visit('/dashboard/', 'Home shows artifacts', shownDescriptions),
  visit('/dashboard/artifacts', 'the list shows descriptions', shownDescriptions),
  visit(
    '/dashboard/artifacts',
    'the letters of filters are whole',
    `const box = await until(() => all('label input[type="checkbox"] ~ span')[0], 'filter');
     return all('label input[type="checkbox"] ~ span').every(
       (name) => getComputedStyle(name).overflowY === 'visible' || name.clientHeight >= boxOf(name).height);`,
  ),
  visit(
    '/dashboard/artifacts?q=notebook',
    'the list searches',
    `return Boolean(await until(
       () => /Displaying \\d+ of \\d+ artifacts?/.test(document.body.innerText), 'line of results'));`,
  ),
  visit(
    '/dashboard/artifacts',
    'a title opens its artifact, with its citation',
    `const link = await until(() => all('article h3 a, article a[href*="/artifacts/"]')[0], 'link');
     const title = link.textContent.trim();
     link.click();
     await until(() => document.querySelector('h1')?.textContent.includes(title), 'title');
     return Boolean(await until(() => all('[role="tabpanel"] pre, pre')[0], 'citation'));`,
  ),
  ...['plain', 'light', 'portal', 'strict', 'right-to-left', 'quirks'].map((host) =>
    visit(
      `/embed/${host}/`,
      `cards on the host page ${host}`,
      `await until(() => all('trovi-artifact-card [part="title"], [part="title"]').length, 'title');
       ${shownDescriptions}`,
    ),
  ),
  visit(
    '/embed/content-width/',
    'elements have a width where the content decides',
    `await until(() => all('article').length, 'card');
     return [...document.querySelectorAll('[data-feed]')].every((e) => e.offsetWidth >= 300);`,
  ),
].map((check) => ({ ...check, script: helpers + check.script }));
