/** What every sandbox is told by the operator, or by the shop that starts it. */
export interface Place {
  port: number
  host: string
  publicUrl: string
  dataDir: string
  /** standard input is a pipe from the shop: when it closes, the shop has ended, however it ended */
  endWithParent: boolean
}

/** One value of the environment: its name, what it must be, and what stands for it where it is absent. */
interface Asked {
  name: string
  rule: string
  isRight: (value: string) => boolean
  absent?: string
}

type Variables = Readonly<Record<string, string | undefined>>

const hostDefault = '127.0.0.1'
const loopbackHosts = ['127.0.0.1', '::1', 'localhost']

/**
 * The environment of a sandbox, checked. Throws one error that names every missing or wrong value. With
 * NODE_ENV=production there is no sandbox at all, and only DEMO=1 lets it listen beyond this machine: what it gives out
 * is worth nothing, but a shop that believes it loses what it sells.
 * @param portDefault where SANDBOX_PORT is absent
 * @param more reads what this sandbox alone has to know
 */
export const readEnvironment = <More extends object>(
  sandbox: string,
  variables: Variables,
  portDefault: string,
  more: (value: (asked: Asked) => string) => More,
): Place & More => {
  const problems: string[] = []
  const value = ({ name, rule, isRight, absent = '' }: Asked): string => {
    const found = variables[name] || absent
    if (!isRight(found)) problems.push(`${name} ${found === '' ? 'is missing: it' : ''} must be ${rule}`)
    return found
  }
  const isThere = (found: string): boolean => found !== ''
  const port = value({ name: 'SANDBOX_PORT', rule: 'a port from 1 to 65535', isRight: isPort, absent: portDefault })
  const host = value({ name: 'SANDBOX_HOST', rule: 'a host name or address', isRight: isThere, absent: hostDefault })
  const absent = originOf(host, port)
  const publicUrl = value({
    name: 'SANDBOX_PUBLIC_URL',
    rule: `an origin such as ${absent}`,
    isRight: isOrigin,
    absent,
  })
  const place = {
    port: Number(port),
    host,
    publicUrl,
    dataDir: value({ name: 'SANDBOX_DATA_DIR', rule: 'a folder', isRight: isThere }),
    endWithParent: variables.SANDBOX_END_WITH_PARENT === '1',
    ...more(value),
  }
  if (variables.NODE_ENV === 'production') problems.push('NODE_ENV must not be production: there is no sandbox there')
  if (!loopbackHosts.includes(host) && variables.DEMO !== '1') {
    problems.push('SANDBOX_HOST must be a loopback address unless DEMO=1')
  }
  if (problems.length > 0) throw new Error(`${sandbox} cannot start:\n- ${problems.join('\n- ')}`)
  return place
}

/** Whether a text is an address of the web. */
export const isWebAddress = (value: string): boolean =>
  URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol)

const isPort = (value: string): boolean => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65535

const isOrigin = (value: string): boolean => isWebAddress(value) && new URL(value).origin === value

const originOf = (host: string, port: string): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`
