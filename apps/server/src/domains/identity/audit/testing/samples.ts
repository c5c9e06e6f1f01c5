import type { Call } from '@pandrop/contract/call'
import * as z from 'zod/mini'

// What calls of staff take, from a name to an amount; the first that a schema takes is sent.
const candidates: unknown[] = [
  'Some words',
  'ann@shop.example',
  '123456',
  '1',
  '2026-12-24',
  '2026-12-24T12:00:00.000Z',
  'PANDA10',
  '76561198000000001',
  'eur',
  '1c9a0b3e-5d4f-4e6a-8b7c-9d0e1f2a3b4c',
  'DE89370400440532013000',
  'COBADEFFXXX',
  'SI',
  'Bamboo2026',
  'a-slug',
  '2026-11',
  'https://shop.example',
  'https://steamcommunity.com/tradeoffer/new/?partner=1&token=abcdefgh',
  1,
  1.5,
  0,
  true,
  ['order'],
  [1],
  ['Some words'],
  {},
  [],
  null,
]

interface Listed {
  enum?: unknown[]
  const?: unknown
  anyOf?: Listed[]
}

const listed = ({ enum: values = [], const: value, anyOf = [] }: Listed): unknown[] => [
  ...values,
  ...(value === undefined ? [] : [value]),
  ...anyOf.flatMap(listed),
]

/** The values that a schema lists by name. */
const enumOf = (schema: z.ZodMiniType): unknown[] =>
  listed(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Listed)

const sampleOf = (schema: z.ZodMiniType): unknown => {
  const found = [...enumOf(schema), ...candidates].find((value) => schema.safeParse(value).success)
  if (found !== undefined) return found
  if (schema instanceof z.ZodMiniObject) return sampleOfObject(schema)
  if (schema instanceof z.ZodMiniRecord) return sampleOfRecord(schema)
  if (schema instanceof z.ZodMiniArray) return [sampleOf(schema.def.element as z.ZodMiniType)]
  if (schema instanceof z.ZodMiniUnion || schema instanceof z.ZodMiniDiscriminatedUnion) return sampleOfUnion(schema)
  return undefined
}

/** Every name that a record lists. */
const sampleOfRecord = ({ def: { keyType, valueType } }: z.ZodMiniRecord): Record<string, unknown> => {
  const names = enumOf(keyType as z.ZodMiniType).map(String)
  return Object.fromEntries(names.map((name) => [name, sampleOf(valueType as z.ZodMiniType)]))
}

/** Also of a union that is told apart by a field. */
const sampleOfUnion = (schema: z.ZodMiniUnion | z.ZodMiniDiscriminatedUnion): unknown =>
  (schema.def.options as z.ZodMiniType[]).map(sampleOf).find((value) => schema.safeParse(value).success)

const sampleOfObject = (schema: z.ZodMiniType | undefined): Record<string, unknown> => {
  if (!(schema instanceof z.ZodMiniObject)) return {}
  const fields = Object.entries(schema.shape as Record<string, z.ZodMiniType>)
  return Object.fromEntries(
    fields.flatMap(([name, field]) => (field.safeParse(undefined).success ? [] : [[name, sampleOf(field)]])),
  )
}

/** A step that its body takes with words alone; others need more than that. */
const sampleOfStep = (body: z.ZodMiniObject): Record<string, unknown> | undefined =>
  enumOf((body.shape as Record<string, z.ZodMiniType>).step ?? z.never())
    .map((step) => ({ step, note: 'Some words', reason: 'Some words' }))
    .find((sample) => body.safeParse(sample).success)

/** Something that a call's schemas take, though nothing that it names is there. */
export const sampleFor = ({ path, params, query, body }: Call): { path: string; search: string; body: unknown } => {
  const named = sampleOfObject(params)
  return {
    search: new URLSearchParams(sampleOfObject(query) as Record<string, string>).toString(),
    path: `/api${path}`.replace(/:(\w+)/g, (_hole, name: string) => String(named[name])),
    body: (body instanceof z.ZodMiniObject && sampleOfStep(body)) || sampleOfObject(body),
  }
}
