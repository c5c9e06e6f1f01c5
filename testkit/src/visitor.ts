/** What came back from a call. */
export interface Reply {
  status: number
  /** parsed JSON; null where the body is none */
  body: Record<string, unknown> & { message?: string; code?: string; errors?: Record<string, string[]> }
  headers: Headers
}

export interface CallOptions {
  body?: unknown
  /** sent as it is, for bodies that are not JSON; a form brings its content type along */
  rawBody?: string | FormData | ReadableStream
  headers?: Record<string, string>
}

/** A browser without a screen: keeps cookies, echoes the CSRF token and sends the page token. */
export class Visitor {
  readonly origin: string
  readonly cookies = new Map<string, string>()
  token: string | undefined

  constructor(origin: string) {
    this.origin = origin
  }

  get(path: string, options: CallOptions = {}): Promise<Reply> {
    return this.call('GET', path, options)
  }

  post(path: string, body?: unknown, options: CallOptions = {}): Promise<Reply> {
    return this.call('POST', path, { ...options, body })
  }

  /** One request; API paths are written from the root: "/api/cart/contents". Redirects are not followed. */
  async call(method: string, path: string, { body, rawBody, headers = {} }: CallOptions = {}): Promise<Reply> {
    if (method !== 'GET' && !this.cookies.has('XSRF-TOKEN')) await this.call('GET', '/sanctum/csrf-cookie')
    // For bodies that are streams; TypeScript's DOM does not know the word yet.
    const init: RequestInit & { duplex: 'half' } = {
      method,
      redirect: 'manual',
      duplex: 'half',
      headers: { ...this.#ownHeaders(method), ...(body === undefined ? {} : json), ...headers },
      ...(rawBody !== undefined || body !== undefined ? { body: rawBody ?? JSON.stringify(body) } : {}),
    }
    const answer = await fetch(new URL(path, this.origin), init)
    this.#keepCookies(answer.headers)
    return { status: answer.status, body: await parsed(answer), headers: answer.headers }
  }

  /** A file as it came; with a body it is asked for by POST. */
  async download(path: string, body?: object): Promise<{ status: number; bytes: Uint8Array; headers: Headers }> {
    const method = body ? 'POST' : 'GET'
    if (body && !this.cookies.has('XSRF-TOKEN')) await this.call('GET', '/sanctum/csrf-cookie')
    const headers = { ...this.#ownHeaders(method), ...(body ? json : {}) }
    const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
    const answer = await fetch(new URL(path, this.origin), init)
    return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()), headers: answer.headers }
  }

  /** Takes over the session that sign-in or sign-up answered with. */
  keepToken({ body }: Reply): void {
    if (typeof body?.token === 'string') this.token = body.token
  }

  #ownHeaders(method: string): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const xsrf = this.cookies.get('XSRF-TOKEN')
    return {
      ...(cookie ? { cookie } : {}),
      ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
      ...(method !== 'GET' && xsrf ? { 'x-xsrf-token': decodeURIComponent(xsrf) } : {}),
    }
  }

  #keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const name = pair.slice(0, pair.indexOf('='))
      const value = pair.slice(pair.indexOf('=') + 1)
      const ended =
        value === '' || attributes.some((attribute) => /^(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute))
      if (ended) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}

const json = { 'content-type': 'application/json' }

const parsed = async (answer: Response): Promise<Reply['body']> => {
  const text = await answer.text()
  try {
    return JSON.parse(text)
  } catch {
    return { text }
  }
}
