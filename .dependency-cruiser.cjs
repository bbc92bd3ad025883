/** Tests may import anything: those beside the code, and those of the workspaces. */
const tests = '\\.test\\.tsx?$|^(server|sandbox)/tests/';

/** The layers of CONTRIBUTING.md, "The map": each rule names who may import what. */
const layer = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: {
    path: '^(src|dashboard|server|sandbox|tools|tests|stories|\\.storybook)/',
    pathNot: allowed,
  },
});

/** The folders of `src/domain`. Each may import those before it. */
const domainFolders = [
  'text',
  'names',
  'errors',
  'addresses',
  'configuration',
  'artifact',
  'files',
  'requirements',
  'runElsewhere',
  'drafts',
  'citation',
  'editing',
  'ports',
  'catalogue',
  'exports',
  'imports',
  'metadata',
  'sharing',
];

/** The folders of `src/components` that screens share. Each may import those before it. */
const sharedParts = [
  'services',
  'ui',
  'markdown',
  'files',
  'places',
  'requirements',
  'forms',
  'card',
  'citation',
  'filters',
];

/** The screens. Each may import the shared parts, and no other screen. */
const screens = ['add', 'catalogue', 'detail', 'edit', 'share'];

/** Lets each of some folders below `parent` import itself and those before it. */
const inOrder = (parent, folders) =>
  folders.map((folder, index) => below(parent, folder, folders.slice(0, index)));

/** Lets one folder below `parent` import itself and the others that are `allowed`. */
const below = (parent, folder, allowed) => ({
  name: `${parent.replace('src/', '')}-${folder}`,
  comment: `${parent}/${folder} imports a folder beside it that may not be below it.`,
  severity: 'error',
  from: { path: `^${parent}/${folder}/`, pathNot: tests },
  to: { path: `^${parent}/`, pathNot: `^${parent}/(${[...allowed, folder].join('|')})/` },
});

/** Refuses a folder below `parent` that has no place in the order. */
const unlisted = (parent, folders) => ({
  name: `${parent.replace('src/', '')}-unlisted`,
  comment: `Give the folder a place in the order of ${parent} (.dependency-cruiser.cjs).`,
  severity: 'error',
  from: { path: `^${parent}/(?!(${folders.join('|')})/)[^/]+/`, pathNot: tests },
  to: {},
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'No two files import each other in a circle.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'An import that leads nowhere. Only deep tests install citeproc.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^citeproc$' },
    },
    {
      name: 'domain-is-pure',
      comment: 'src/domain imports no package of npm but valibot, and none of Node.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: tests },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'core'],
        pathNot: '(^|/)node_modules/valibot/',
      },
    },
    layer('domain-imports-domain', '^src/domain/', '^src/domain/', 'Domain stands at the bottom.'),
    ...inOrder('src/domain', domainFolders),
    unlisted('src/domain', domainFolders),
    layer('theme-imports-theme', '^src/theme/', '^src/theme/', 'The theme knows tokens alone.'),
    layer(
      'components-layer',
      '^src/components/',
      '^src/(components|domain|theme)/',
      'Components know the outside only as ports from domain.',
    ),
    ...inOrder('src/components', sharedParts),
    unlisted('src/components', [...sharedParts, ...screens]),
    ...screens.map((screen) => below('src/components', screen, sharedParts)),
    layer('api-layer', '^src/api/', '^src/(api|domain)/', 'The API client knows domain alone.'),
    layer(
      'auth-layer',
      '^src/auth/',
      '^src/(auth|api|domain)/',
      'Auth makes the token exchange over api.',
    ),
    layer(
      'elements-layer',
      '^src/elements/',
      '^src/(elements|components|auth|api|theme|domain)/',
      'Elements describe components.',
    ),
    layer(
      'static-layer',
      '^src/static/',
      '^src/(static|elements|components|theme|domain)/',
      'Static HTML is made of components, in the shell of the elements.',
    ),
    layer(
      'command-layer',
      '^src/command/',
      '^src/(command|static|elements|api|domain)/',
      'The command fetches artifacts and renders them.',
    ),
    layer(
      'entries-layer',
      '^src/entries/',
      '^src/(static|elements|components|auth|api|theme|domain)/',
      'Entries re-export what the package promises.',
    ),
    {
      name: 'no-entries-inside',
      comment: 'Entries are for users of the package. Import the module itself.',
      severity: 'error',
      from: { path: '^(src|dashboard|server|sandbox|tools)/' },
      to: { path: '^src/entries/' },
    },
    layer(
      'dashboard-layer',
      '^dashboard/(?!configuration/)',
      '^(dashboard|src/(static|components|auth|api|theme|domain))/',
      'The dashboard hosts the screens.',
    ),
    layer(
      'rendering-layer',
      '^server/rendering/',
      '^(server/rendering|dashboard|src/(components|domain))/',
      'Renders screens of the dashboard for its publishing server.',
    ),
    layer(
      'configuration-layer',
      '^dashboard/configuration/',
      '^(dashboard/configuration|src/domain)/',
      'The page and its server share it.',
    ),
    layer(
      'server-layer',
      '^server/(?!rendering/)',
      '^(server/(?!rendering/)|dashboard/configuration/|src/(api|domain|theme)/|dashboard/published/publishedData\\.ts$|server/rendering/renderJob\\.ts$)',
      'What serves the built dashboard knows nothing of the sandbox.',
    ),
    layer(
      'sandbox-layer',
      '^sandbox/',
      '^(sandbox|server|src/domain)/',
      'The sandbox has wire types of its own and never sees src/api.',
    ),
    layer(
      'builders-layer',
      '^tests/(builders|fakes)/',
      '^(tests/(builders|fakes)|src/domain)/',
      'Builders and fakes serve tests and stories.',
    ),
    layer(
      'stories-layer',
      '^(stories|\\.storybook)/',
      '^(stories|\\.storybook|src/(?!entries/)[^/]+|src/entries/define|dashboard|tools|tests/(builders|fakes|accessibility))/',
      'Stories show components, published elements and screens, on builders and fakes.',
    ),
    {
      name: 'no-react-below-components',
      comment: 'React stays in components, elements, static and the dashboard.',
      severity: 'error',
      from: { path: '^src/(domain|api|auth|theme)/' },
      to: { path: 'node_modules/(react|react-dom|@radix-ui|react-router)/' },
    },
    {
      name: 'product-imports-no-tests',
      comment: 'What ships imports nothing from tests or stories.',
      severity: 'error',
      from: { path: '^(src|dashboard|server|sandbox|tools)/', pathNot: tests },
      to: { path: '^(tests|stories|\\.storybook)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.build|tests/deep/frameworks/projects)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
