// The arrows of ARCHITECTURE.md: who may import whom. `npm test` runs them.
const inside = (folder) => `^${folder}/`

/** Workspaces with what they may import of ours; everything else of ours is forbidden. */
const arrows = {
  'packages/money': [],
  'packages/contract': ['packages/money'],
  'packages/dictionaries': ['packages/contract', 'packages/money'],
  'packages/api-client': ['packages/contract', 'packages/money'],
  'packages/ui': ['packages/contract', 'packages/money'],
  'packages/artwork': [],
  catalogue: ['packages/artwork'],
  'apps/server': ['packages/contract', 'packages/money', 'packages/dictionaries', 'catalogue'],
  'apps/storefront': [
    'packages/api-client',
    'packages/ui',
    'packages/contract',
    'packages/money',
    'packages/dictionaries',
    'packages/artwork',
  ],
  'apps/backoffice': [
    'packages/api-client',
    'packages/ui',
    'packages/contract',
    'packages/money',
    'packages/dictionaries',
    'packages/artwork',
  ],
  'packages/sandbox': [],
  'apps/sandbox-pay': ['packages/sandbox'],
  'apps/sandbox-steam': ['packages/sandbox'],
}

const ours = '^(apps|packages|catalogue|testkit|tests|bench)/'
const tests = '\\.test\\.tsx?$|/testing/'

const workspaceRules = Object.entries(arrows).map(([workspace, allowed]) => ({
  name: `${workspace.replaceAll('/', '-')}-imports-only-what-it-may`,
  severity: 'error',
  from: { path: inside(workspace), pathNot: tests },
  to: { path: ours, pathNot: [inside(workspace), ...allowed.map(inside)].join('|') },
}))

const server = 'apps/server/src'

/** The server's domains from left to right: each imports itself and what stands before it. */
const domains = ['content', 'identity', 'catalogue', 'payments', 'checkout', 'orders', 'buying', 'backoffice']

const insideAny = (names) => `^${server}/domains/(${names.join('|')})/`

const domainRules = domains.map((domain, place) => ({
  name: `${domain}-imports-only-to-its-left`,
  comment: domains.join(' < '),
  severity: 'error',
  from: { path: `^${server}/domains/${domain}/`, pathNot: tests },
  to: { path: `^${server}/domains/`, pathNot: insideAny(domains.slice(0, place + 1)) },
}))

module.exports = {
  forbidden: [
    ...workspaceRules,
    ...domainRules,
    {
      name: 'every-domain-has-its-place',
      severity: 'error',
      from: { path: `^${server}/domains/`, pathNot: insideAny(domains) },
      to: {},
    },
    {
      name: 'routes-carry-no-schemas',
      comment: 'Browsers load the routes of calls; schemas would weigh more than a first page.',
      severity: 'error',
      from: { path: '^packages/contract/src/(staff/)?routes(/|\\.ts$)' },
      to: { pathNot: '^packages/contract/src/call\\.ts$' },
    },
    {
      name: 'the-shop-carries-no-drawing-board',
      comment: 'Pictures are drawn by a command; server and seed read the table of those that are there.',
      severity: 'error',
      from: { path: '^(apps|catalogue/src/[^/]+$)', pathNot: tests },
      to: { path: '^catalogue/src/render/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'rules-are-pure',
      comment: 'Rules decide from plain data: no database, HTTP, ledger or clock.',
      severity: 'error',
      from: { path: `${server}/domains/.*\\.rules\\.ts$` },
      to: {
        path: '^(apps|catalogue|packages|node_modules)/',
        pathNot: ['\\.rules\\.ts$', '^packages/(contract|money)/', '^node_modules/libphonenumber-js'],
      },
    },
    {
      name: 'rules-touch-no-machine',
      severity: 'error',
      from: { path: `${server}/domains/.*\\.rules\\.ts$` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'routes-call-verbs-alone',
      severity: 'error',
      from: { path: '\\.routes\\.ts$', pathNot: '^apps/sandbox-(pay|steam)/' },
      to: { path: `\\.sql\\.ts$|^${server}/(ledger|db|ports)/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'doors-and-jobs-call-verbs',
      comment: "A domain's SQL is its own affair.",
      severity: 'error',
      from: { path: `${server}/(http|jobs|cli)/`, pathNot: tests },
      to: { path: '\\.sql\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sql-belongs-to-its-domain',
      comment: "No domain imports another's SQL: it calls the verb.",
      severity: 'error',
      from: { path: `${server}/domains/([^/]+)/`, pathNot: tests },
      to: { path: `${server}/domains/.*\\.sql\\.ts$`, pathNot: `${server}/domains/$1/` },
    },
    {
      name: 'ledger-knows-only-the-database',
      severity: 'error',
      from: { path: `${server}/ledger/`, pathNot: tests },
      to: { path: inside(server), pathNot: [`${server}/ledger/`, `${server}/db/`].join('|') },
    },
    {
      name: 'sql-knows-only-the-database',
      severity: 'error',
      from: { path: `${server}/domains/.*\\.sql\\.ts$` },
      to: {
        path: inside(server),
        pathNot: [`${server}/db/`, `${server}/domains/.*(\\.sql|\\.rules|-row)\\.ts$`].join('|'),
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'verbs-know-no-http',
      severity: 'error',
      from: { path: `${server}/(domains|ledger|db|ports)/`, pathNot: ['\\.routes\\.ts$', tests].join('|') },
      to: { path: `${server}/http/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'storefront-features-stand-alone',
      comment: 'Pages compose features through slots.',
      severity: 'error',
      from: { path: '^apps/storefront/src/features/([^/]+)/' },
      to: { path: '^apps/storefront/src/(features/|pages/|shell/)', pathNot: '^apps/storefront/src/features/$1/' },
    },
    {
      name: 'backoffice-features-stand-alone',
      comment: 'Pages compose features through slots.',
      severity: 'error',
      from: { path: '^apps/backoffice/src/features/([^/]+)/' },
      to: { path: '^apps/backoffice/src/(features/|pages/|shell/)', pathNot: '^apps/backoffice/src/features/$1/' },
    },
    {
      name: 'production-never-imports-testkit',
      severity: 'error',
      from: { path: '^(apps|packages|catalogue)/', pathNot: tests },
      to: { path: '^testkit/' },
    },
    { name: 'everything-resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/\\.cache)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}
