/** The names that vanilla-extract was told to make: see `shortNames`. */
const madeName = /_[0-9a-z]{3,}/g;
const namesIn = (text) => text.match(madeName) ?? [];

/**
 * Splits the styles of parts that are to load no more than they use. `parts` gives for each part, by its name, the names of classes and
 * custom properties that its scripts hold, and its style sheets by their ids. `kept` is what remains of each sheet; `moved` is what goes
 * from sheets of several parts to the one that uses it, and to `rest` what none does: rules of classes, keyframes, and declarations of
 * custom properties.
 */
export function splitStyles(parts) {
  const users = [...parts].map(([name, { names, sheets }]) => ({
    name,
    sheets,
    uses: usesOf(names, [...sheets.values()].join('')),
  }));
  const kept = new Map();
  const moved = Object.fromEntries([...parts.keys(), 'rest'].map((name) => [name, '']));
  for (const [id, css] of users.flatMap(({ sheets }) => [...sheets])) {
    if (kept.has(id)) continue;
    const owners = users.filter(({ sheets }) => sheets.has(id));
    const pieces = piecesOf(withoutBlanks(css), (needed) => {
      const takers = owners.filter(({ uses }) => needed.every((name) => uses.has(name)));
      if (takers.length === owners.length) return 'kept';
      return takers.length === 1 ? takers[0].name : 'rest';
    });
    kept.set(id, pieces.kept ?? '');
    for (const name of Object.keys(moved)) moved[name] += pieces[name] ?? '';
  }
  const { rest, ...mine } = moved;
  const sheets = new Map([...kept, ...Object.entries(mine)]);
  const taken = inlineProperties(sheets);
  return {
    kept: new Map([...kept.keys()].map((id) => [id, sheets.get(id)])),
    moved: {
      ...Object.fromEntries(Object.keys(mine).map((name) => [name, sheets.get(name)])),
      rest: taken + rest,
    },
  };
}

/** In the values of custom properties, minifying leaves blanks. */
const withoutBlanks = (css) =>
  css.replace(/(--\w+): (?=var\()/g, '$1:').replace(/, (?=light-dark\(|#)/g, ',');

/**
 * Puts the value of a custom property of the theme where it is used, if that is one place in all these sheets, and gives the declarations
 * that are no longer needed for it.
 */
function inlineProperties(sheets) {
  const all = [...sheets.values()].join('');
  let taken = '';
  for (const [text, name, value] of all.matchAll(
    /(--_\w+): ?(var\(--trovi-[^;}]+);?(?=[^{}]*\})/g,
  )) {
    const isOnce = (part) => all.split(part).length === 2;
    if (!isOnce(`var(${name})`) || !isOnce(`${name}:`)) continue;
    taken += text.replace(/;?$/, ';');
    for (const [id, css] of sheets) {
      sheets.set(
        id,
        css.replace(text, '').replace(`var(${name})`, () => value),
      );
    }
  }
  return taken && `:root,:host{${taken}}`;
}

/** The names that a part uses: those its scripts hold, and those in the rules that hold for these. */
function usesOf(names, css) {
  const { kept = '' } = piecesOf(css, (needed) =>
    needed.every((name) => names.has(name)) ? 'kept' : 'rest',
  );
  return new Set([...names, ...namesIn(kept)]);
}

/** The text of a sheet by where `placeOf` wants what needs those names. */
function piecesOf(css, placeOf) {
  const pieces = {};
  const put = (place, text) => (pieces[place] = (pieces[place] ?? '') + text);
  for (const { prelude, body } of rulesOf(css)) {
    // Nothing in a shadow root is the root of the page.
    if (prelude === ':root') continue;
    if (/^@(media|container|supports)/.test(prelude)) {
      const inner = Object.entries(piecesOf(body, placeOf));
      for (const [place, text] of inner) put(place, `${prelude}{${text}}`);
      continue;
    }
    const needed = namesIn(prelude);
    if (needed.length > 0) {
      put(placeOf(needed), `${prelude}{${body}}`);
      continue;
    }
    const declarations = {};
    for (const declaration of body.split(';')) {
      const place = placeOf(namesIn(/^--[^:]*/.exec(declaration)?.[0] ?? ''));
      (declarations[place] ??= []).push(declaration);
    }
    for (const [place, texts] of Object.entries(declarations)) {
      put(place, `${prelude}{${texts.join(';')}}`);
    }
  }
  return pieces;
}

/** The rules of a minified sheet, each with what stands before and in its braces. */
function rulesOf(css) {
  const rules = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    if (brace === '{') {
      if (depth === 0) open = index;
      depth += 1;
      continue;
    }
    depth -= 1;
    if (depth > 0) continue;
    rules.push({ prelude: css.slice(start, open), body: css.slice(open + 1, index) });
    start = index + 1;
  }
  return rules;
}
