import type { Call } from '@pandrop/contract/call'

/** A seeded source of numbers from 0 to 1 (mulberry32): what a run drew can be drawn again. */
export const createDraw = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export type Draw = () => number

export const oneOf = <Value>(draw: Draw, values: readonly Value[]): Value =>
  values[Math.floor(draw() * values.length)] as Value

const long = 'a.'.repeat(32_000)

const hostileTexts = [
  '\0',
  'a\0b',
  '\ud800',
  '%00%ff',
  "'; drop table items; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '{{7*7}}',
  '😀'.repeat(50),
  '-1',
  '0',
  '2147483648',
  '9007199254740993',
  '1e309',
  `a@${'.'.repeat(5000)} x`,
  long,
]

const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  null,
  true,
  -1,
  0.001,
  1e308,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  [],
  [[]],
  {},
  { toString: 1 },
  { constructor: { name: 1 } },
  JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`),
]

const plausibleTexts = ['Marta', 'marta@example.org', '+386 40 512 809', 'SI', '10', '1', 'ak-47', 'Ljubljana', 'de']

/** What a person writes into a field of this name; patterns alone would hardly ever be met. */
const usual: Readonly<Record<string, readonly unknown[]>> = {
  currency: ['EUR', 'USD'],
  lang_id: [1, 2, 6],
  email: ['marta@example.org'],
  username: ['marta@example.org'],
  phone: ['+386 40 512 809'],
  country: ['SI', 'DE'],
  limit: ['1', '20'],
  page: ['1', '2'],
  id: [1, 2, 3, 17],
  item_id: [1, 2, 3, 17],
  count: [1],
  price: [10, 12.5],
  price_from: ['10'],
  price_till: ['500'],
  category: ['all', 'knife'],
  search: ['ak', 'doppler'],
  item_url: ['https://steamcommunity.com/id/marta/inventory/'],
  tradeUrl: ['https://steamcommunity.com/tradeoffer/new/?partner=46143802&token=AbCdEfGh'],
  from: ['2026-11-01'],
  to: ['2026-11-20'],
  day: ['2026-12-24'],
}

type Schema = Call['answer']

interface Def {
  type: string
  shape?: Record<string, Schema>
  innerType?: Schema
  element?: Schema
  in?: Schema
  options?: Schema[]
  entries?: Record<string, string>
  values?: unknown[]
}

/** A value that a schema of the contract may take; refinements and patterns are met by chance alone. */
export const drawnFor = (schema: Schema, draw: Draw, name = ''): unknown => {
  const known = Object.hasOwn(usual, name) ? usual[name] : undefined
  if (known && draw() < 0.9) return oneOf(draw, known)
  const def = schema._zod.def as unknown as Def
  if (def.shape) {
    const fields = Object.entries(def.shape).filter(([, inside]) => draw() < 0.5 || inside._zod.optin !== 'optional')
    return Object.fromEntries(fields.map(([field, inside]) => [field, drawnFor(inside, draw, field)]))
  }
  if (def.options) return drawnFor(oneOf(draw, def.options), draw)
  const inner = def.innerType ?? def.in
  if (inner) return drawnFor(inner, draw, name)
  if (def.element) return Array.from({ length: Math.floor(draw() * 3) }, () => drawnFor(def.element as never, draw))
  if (def.entries) return oneOf(draw, Object.values(def.entries))
  if (def.values) return oneOf(draw, def.values)
  if (def.type === 'boolean') return draw() < 0.5
  if (def.type === 'number') return oneOf(draw, [1, 2, 3, 10, 12.5, 100])
  return oneOf(draw, plausibleTexts)
}

/** The same with one or two members replaced, left out or added. */
export const spoiled = (value: unknown, draw: Draw): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return oneOf(draw, hostileValues)
  const names = Object.keys(value)
  const name =
    draw() < 0.1 || names.length === 0 ? oneOf(draw, ['lang_id', 'currency', '__proto', 'x']) : oneOf(draw, names)
  const changed: Record<string, unknown> = { ...value, [name]: oneOf(draw, hostileValues) }
  return draw() < 0.2 ? Object.fromEntries(Object.entries(changed).slice(1)) : changed
}

/** A text for an address: a half of a character cannot be sent there, nor can 64 kB. */
const inAddress = (value: unknown): string => {
  const text = Array.isArray(value)
    ? value.join(',')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)
  return encodeURIComponent(text.slice(0, 2000).replace(/\p{Cs}/gu, '\ufffd'))
}

/** A request as it is drawn; `rawBody` where it is not the JSON of a body. */
export interface DrawnRequest {
  path: string
  body?: unknown
  rawBody?: string
}

/** Draws a request to a call: a third as the contract has it, a third nearly so, a third hostile or out of shape. */
export const drawRequest = (call: Call, draw: Draw): DrawnRequest => {
  const kind = draw()
  const part = (schema: Schema | undefined): unknown => {
    const value = schema ? drawnFor(schema, draw) : {}
    return kind > 0.33 && draw() < 0.7 ? spoiled(value, draw) : value
  }
  const params = Object(part(call.params)) as Record<string, unknown>
  const root = call.path.startsWith('/sanctum') ? '' : '/api'
  const path = root + call.path.replace(/:(\w+)/g, (_, name: string) => inAddress(params[name] ?? 1) || '1')
  if (call.method !== 'GET') {
    if (kind > 0.92) return { path, rawBody: oneOf(draw, ['', '{', 'null', '[]', '"x"', long, '['.repeat(9000)]) }
    return { path, body: part(call.body) ?? {} }
  }
  const query = Object.entries(Object(part(call.query))).map(
    ([name, value]) => `${inAddress(name)}=${inAddress(value)}`,
  )
  return { path: `${path}?${query.join('&')}` }
}
