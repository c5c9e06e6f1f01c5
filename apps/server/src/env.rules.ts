import { isIP } from 'node:net'

/** The environment as texts: rules between names are told from these, beside values that cannot be read. */
export type EnvTexts = Record<string, string | undefined>

/**
 * Everything about the names together that keeps a shop from starting: what is missing, what belongs together, what a
 * production shop must not do and what only a demo may.
 * @returns one line for each, beginning with the name
 */
export const problemsBetween = (given: EnvTexts): string[] => [
  ...pairProblems(given),
  ...staffHostProblems(given),
  ...(given.ENCRYPTION_KEY && given.ENCRYPTION_KEYS ? ['ENCRYPTION_KEY must not stand beside ENCRYPTION_KEYS'] : []),
  // A demo's orders cost nothing: nobody's real items go out for them.
  ...(given.STEAM_ACCOUNTS && given.NODE_ENV !== 'production'
    ? ['STEAM_ACCOUNTS is for production: sandbox-steam stands for Steam in a demo']
    : []),
  ...(given.NODE_ENV === 'production' ? productionProblems(given) : openToOthersProblems(given)),
]

/** What a production shop was told knowingly, and must not be forgotten: one line for each. */
export const warningsOf = (given: EnvTexts): string[] => {
  if (given.NODE_ENV !== 'production') return []
  const open = ['INSECURE_MAIL', 'INSECURE_DATABASE', 'INSECURE_STORAGE'].filter((name) => given[name] === '1')
  return [
    ...(Number(given.TRUST_PROXY) === 0
      ? ['TRUST_PROXY is 0: whoever opens the connection counts as the visitor']
      : []),
    ...open.map((name) => `${name} is 1: what travels on that line can be read by whoever can listen to it`),
  ]
}

const workersDefaultMax = 4
const workerBytes = 2 ** 30

/**
 * Processes that serve visitors where nobody says how many: one core is left to jobs and database, and each has a
 * gigabyte of memory. No more than four, whose connections fit into an ordinary PostgreSQL.
 */
export const workersDefault = (machine: { cores: number; memoryBytes: number }): number =>
  Math.max(1, Math.min(workersDefaultMax, machine.cores - 1, Math.floor(machine.memoryBytes / workerBytes)))

/** Whether a name or an address of a host is this machine's own. */
export const isLoopback = (host: string): boolean => host === 'localhost' || /^(127(\.\d+){3}|\[?::1\]?)$/.test(host)

/** Whether an address such as http://localhost:3000 leads to this machine alone. */
export const isLocal = (address: string): boolean => URL.canParse(address) && isLoopback(new URL(address).hostname)

// No proxy stands in a network as wide as this (10.0.0.0/8 and fc00::/7 are the widest private ones): whoever writes
// 0.0.0.0/0 would believe every visitor's own word about their address.
const bitsMin = { 4: 8, 6: 7 } as const
const bitsMax = { 4: 32, 6: 128 } as const
const proxiesMax = 16

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.trim().split('/')
  const family = isIP(address)
  if ((family !== 4 && family !== 6) || rest.length > 0) return false
  if (bits === undefined) return true
  return /^\d{1,3}$/.test(bits) && Number(bits) >= bitsMin[family] && Number(bits) <= bitsMax[family]
}

/** Whether a text names proxies: how many, or where they stand. */
export const namesProxies = (text: string): boolean =>
  /^\d+$/.test(text) ? Number(text) <= proxiesMax : text.split(',').every(isNetwork)

const pairProblems = (given: EnvTexts): string[] => {
  const pairs: [string, string][] = [
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
    ['DATABASE_OWNER_URL', 'DATABASE_URL'],
  ]
  return pairs.filter(([set, missing]) => given[set] && !given[missing]).map(([a, b]) => `${b} is missing beside ${a}`)
}

// Cookies and passkeys know hosts and no ports, and a cookie of https is not sent to http.
const staffHostProblems = ({ DESK_URL, PUBLIC_URL }: EnvTexts): string[] => {
  if (!DESK_URL || !URL.canParse(DESK_URL)) return []
  if (!PUBLIC_URL || !URL.canParse(PUBLIC_URL)) return ['PUBLIC_URL is missing beside DESK_URL']
  const [staff, shop] = [new URL(DESK_URL), new URL(PUBLIC_URL)]
  const problems: string[] = []
  if (staff.hostname === shop.hostname) problems.push('DESK_URL must name another host than PUBLIC_URL')
  if (staff.protocol !== shop.protocol) problems.push('DESK_URL must begin as PUBLIC_URL does: https:// or http://')
  if (staff.pathname !== '/' || staff.search !== '') problems.push('DESK_URL must end with its host')
  return problems
}

const productionProblems = (given: EnvTexts): string[] => {
  const required = ['PUBLIC_URL', 'SMTP_URL', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']
  if (!given.ENCRYPTION_KEYS) required.push('ENCRYPTION_KEY')
  const problems = required.filter((name) => !given[name]).map((name) => `${name} is missing (NODE_ENV is production)`)
  if (!given.DATABASE_URL && given.EMBEDDED_DATABASE !== '1') {
    problems.push('DATABASE_URL is missing (or set EMBEDDED_DATABASE=1 to use the one that comes with Pandrop)')
  }
  if (!given.TRUST_PROXY) {
    problems.push(
      'TRUST_PROXY is missing: what speaks https before the shop would pass for every visitor. Write how many ' +
        'proxies stand in front, or their addresses between commas; 0 if visitors really reach the shop by themselves',
    )
  }
  if (given.RATE_LIMIT_FACTOR && Number(given.RATE_LIMIT_FACTOR) !== 1) {
    problems.push('RATE_LIMIT_FACTOR must be 1 in production')
  }
  // Its cards are worth nothing, and everything would be sold for them.
  if (/^(sk|rk)_test_/.test(given.STRIPE_SECRET_KEY ?? '')) problems.push('STRIPE_SECRET_KEY is a test key')
  if (given.DEMO === '1') problems.push('DEMO must not be 1 in production: there are no demo accounts')
  if (given.PUBLIC_URL && !isLocal(given.PUBLIC_URL) && !given.PUBLIC_URL.startsWith('https:')) {
    problems.push('PUBLIC_URL must begin with https:// in production')
  }
  return [...problems, ...openLineProblems(given)]
}

/** The lines to mail server, database and bucket, over which links, passwords and customers' data travel. */
const openLineProblems = (given: EnvTexts): string[] => {
  const problems: string[] = []
  const unless = (name: string) => `or set ${name}=1 if that line cannot be listened to`
  if (given.SMTP_URL && given.INSECURE_MAIL !== '1' && !isSafeMail(given.SMTP_URL)) {
    problems.push(`SMTP_URL must begin with smtps:// or end with ?requireTLS=true, ${unless('INSECURE_MAIL')}`)
  }
  for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL']) {
    const url = given[name]
    if (!url || given.INSECURE_DATABASE === '1' || isSafeDatabase(url)) continue
    problems.push(`${name} must end with ?sslmode=verify-full, ${unless('INSECURE_DATABASE')}`)
  }
  if (given.S3_URL && given.INSECURE_STORAGE !== '1' && !isSafeBucket(given.S3_URL)) {
    problems.push(`S3_URL must begin with https://, ${unless('INSECURE_STORAGE')}`)
  }
  return problems
}

// What cannot be read as an address is told by its own line.
const isSafeMail = (text: string): boolean => {
  if (!URL.canParse(text) || isLocal(text)) return true
  const { protocol, searchParams: query } = new URL(text)
  if (query.get('tls.rejectUnauthorized') === 'false' || query.get('ignoreTLS') === 'true') return false
  return protocol === 'smtps:' || query.get('requireTLS') === 'true'
}

const isSafeBucket = (text: string): boolean => !URL.canParse(text) || isLocal(text) || text.startsWith('https:')

// The driver checks the server's certificate in all of these, unless libpq's own meaning of "require" is asked for.
const checkedModes = ['require', 'verify-ca', 'verify-full']

const isSafeDatabase = (text: string): boolean => {
  if (!URL.canParse(text)) return true
  const { hostname, searchParams: query } = new URL(text)
  const host = query.get('host') ?? decodeURIComponent(hostname)
  // Nothing, or a folder: the socket of a server on this machine.
  if (host === '' || host.startsWith('/') || isLoopback(host)) return true
  const mode = query.get('sslmode') ?? ''
  return query.get('uselibpqcompat') === 'true' ? mode === 'verify-full' : checkedModes.includes(mode)
}

// Test cards and the dev mailbox must not be reachable from elsewhere by accident.
const openToOthersProblems = (given: EnvTexts): string[] => {
  if (given.DEMO === '1') return []
  const problems: string[] = []
  const remedy = 'set NODE_ENV=production for a real shop, or DEMO=1 for a demo that others may reach'
  if (given.HOST && !isLoopback(given.HOST)) problems.push(`HOST ${given.HOST} is open to other machines: ${remedy}`)
  if (given.PUBLIC_URL && URL.canParse(given.PUBLIC_URL) && !isLocal(given.PUBLIC_URL)) {
    problems.push(`PUBLIC_URL ${given.PUBLIC_URL} is a public one: ${remedy}`)
  }
  return problems
}
