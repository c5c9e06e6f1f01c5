/** What the operator, or `npm start`, sets for this process. */
export interface Env {
  port: number
  host: string
  publicUrl: string
  secretKey: string
  webhookSecret: string
  webhookUrl: string
  dataDir: string
  /** standard input is a pipe from the shop: when it closes, the shop has ended, however it ended */
  endWithParent: boolean
}

const portDefault = '3010'
const hostDefault = '127.0.0.1'
const loopbackHosts = ['127.0.0.1', '::1', 'localhost']

/**
 * The environment, checked. Throws one error that names every missing or wrong value. With NODE_ENV=production there is
 * no sandbox at all, and only DEMO=1 lets it listen beyond this machine: its cards are worth nothing, but a shop that
 * believes them sells for nothing.
 */
export const readEnv = (variables: NodeJS.ProcessEnv = process.env): Env => {
  const problems: string[] = []

  const value = (name: string, rule: string, isRight: (value: string) => boolean, absent = ''): string => {
    const found = variables[name] || absent
    if (!isRight(found)) problems.push(`${name} ${found === '' ? 'is missing: it' : ''} must be ${rule}`)
    return found
  }

  const port = value('SANDBOX_PORT', 'a port from 1 to 65535', isPort, portDefault)
  const host = value('SANDBOX_HOST', 'a host name or address', (found) => found !== '', hostDefault)
  const env = {
    port: Number(port),
    host,
    publicUrl: value('SANDBOX_PUBLIC_URL', 'an origin such as http://localhost:3010', isOrigin, origin(host, port)),
    secretKey: value('SANDBOX_SECRET_KEY', 'sk_test_ and at least 16 characters', isTestKey),
    webhookSecret: value('SANDBOX_WEBHOOK_SECRET', 'whsec_ and at least 16 characters', isWebhookSecret),
    webhookUrl: value('SANDBOX_WEBHOOK_URL', 'an http or https address', isWebAddress),
    dataDir: value('SANDBOX_DATA_DIR', 'a folder', (found) => found !== ''),
    endWithParent: variables.SANDBOX_END_WITH_PARENT === '1',
  }
  if (variables.NODE_ENV === 'production') problems.push('NODE_ENV must not be production: use the real provider there')
  if (!loopbackHosts.includes(host) && variables.DEMO !== '1') {
    problems.push('SANDBOX_HOST must be a loopback address unless DEMO=1')
  }
  if (problems.length > 0) throw new Error(`sandbox-pay cannot start:\n- ${problems.join('\n- ')}`)
  return env
}

const isPort = (value: string): boolean => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65535

const isTestKey = (value: string): boolean => /^sk_test_\S{16,}$/.test(value)

const isWebhookSecret = (value: string): boolean => /^whsec_\S{16,}$/.test(value)

const isWebAddress = (value: string): boolean =>
  URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol)

const isOrigin = (value: string): boolean => isWebAddress(value) && new URL(value).origin === value

const origin = (host: string, port: string): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`
