const anyOf = (...names) => `^(${names.join('|')})/`;

/** A package may import itself and the packages named; the arrows of docs/architecture.md. */
const arrows = (name, ...allowed) => ({
  name: `${name}-imports-only-${allowed.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: {
    path: anyOf('packages', 'apps'),
    pathNot: anyOf(...[name, ...allowed].map((other) => `packages/${other}`)),
  },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    arrows('kernel'),
    arrows('rulebook', 'kernel'),
    arrows('imperium', 'kernel'),
    arrows('dune', 'kernel'),
    arrows('bots', 'kernel', 'imperium', 'dune'),
    arrows('protocol', 'kernel'),
    {
      // It draws for any game; only its tests know which components there are.
      name: 'art-imports-only-itself',
      severity: 'error',
      from: { path: '^packages/art/src/' },
      to: { path: anyOf('packages', 'apps'), pathNot: '^packages/art/src/' },
    },
    {
      name: 'base-rules-name-no-module',
      severity: 'error',
      from: { path: '^packages/imperium/src/(rules|effects|content)/' },
      to: { path: '^packages/imperium/src/(hagal|ix|immortality)/' },
    },
    {
      // A game's parts are made of the table's; the table asks for them through its kit.
      name: 'the-table-knows-no-game',
      severity: 'error',
      from: { path: '^apps/web/src/(table|guide|ui|icons|app)/' },
      to: { path: ['^packages/(imperium|dune|bots)/', '^apps/web/src/packs/'] },
    },
    {
      // Whatever stands around the table asks the pack; `packs.ts` and `engines.ts` list them.
      name: 'only-its-pack-knows-a-game',
      severity: 'error',
      from: {
        path: '^apps/web/src/',
        pathNot: ['^apps/web/src/packs/[^/]+/', '^apps/web/src/packs/(packs|engines)\\.ts$'],
      },
      to: {
        path: [
          '^packages/(imperium|dune)/',
          '^packages/bots/src/(imperium|dune|index\\.ts)',
          '^apps/web/src/packs/[^/]+/',
        ],
      },
    },
    {
      name: 'packs-know-no-other',
      severity: 'error',
      from: { path: '^apps/web/src/packs/([^/]+)/' },
      to: { path: '^apps/web/src/packs/[^/]+/', pathNot: '^apps/web/src/packs/$1/' },
    },
    {
      name: 'apps-are-separate',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'packages-have-no-io',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'test-tools-stay-in-tests',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/' },
      to: { path: 'node_modules/(vitest|@vitest|fast-check)/' },
    },
    {
      name: 'sources-import-no-tests',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/(src|bin)/' },
      to: { path: '^(packages|apps)/[^/]+/test/' },
    },
    {
      // It stands beside the kernel's sources, not among them: no rule may need it.
      name: 'only-tests-import-the-suite',
      severity: 'error',
      from: { pathNot: ['^packages/[^/]+/test/', '^packages/kernel/suite/'] },
      to: { path: '^packages/kernel/suite/' },
    },
    {
      // The engine gives ids and references; a game's wording says them.
      name: 'only-wording-needs-wording',
      severity: 'error',
      from: { path: '^packages/(kernel|imperium|dune)/src/', pathNot: '/wording/' },
      to: { path: '^packages/kernel/src/wording/' },
    },
    {
      name: 'packages-are-used-through-their-exports',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/(src|suite|test)/',
        pathNot: [
          '^$1/$2/',
          '^packages/[^/]+/src/index\\.ts$',
          '^packages/kernel/(suite|src/wording)/index\\.ts$',
          // The browser makes changes without the schemas.
          '^packages/protocol/src/changes\\.ts$',
          '^packages/[^/]+/src/scenario/index\\.ts$',
          // The browser takes the bots of one game, or only their names, or what a teacher says or asks.
          '^packages/bots/src/((imperium|dune)/index|names|roster|thinking/(teaching|analysis)|puzzles/puzzle)\\.ts$',
          // The painter fetches the pictures of a box when one of them is asked for.
          '^packages/art/src/sets/\\w+\\.ts$',
        ],
      },
    },
    {
      name: 'no-cycles-but-of-types',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'imports-resolve',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|fixtures)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
