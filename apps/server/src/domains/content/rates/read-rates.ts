import type { FetchFailure } from '@pandrop/contract/staff/currencies'
import { daysBefore } from '@pandrop/money/days'
import { XMLParser } from 'fast-xml-parser'
import type { Fetched } from '../../../ports/web/download.ts'

/** The list that the European Central Bank publishes on working days at about 16:00 in Frankfurt. */
export const ecbAddress = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseAttributeValue: false,
  processEntities: false,
  isArray: (name) => name === 'Cube',
  maxNestedTags: 10,
})

interface EcbCube {
  '@time'?: string
  '@currency'?: string
  '@rate'?: string
  Cube?: EcbCube[]
}

/** What a source said: units for 1 EUR, and of which moment. */
export interface Published {
  value: number
  ratedAt: Date
}

type ReadFailure = Extract<FetchFailure, 'unreadable' | 'not_in_it' | 'from_the_future'>

const failed = (failure: ReadFailure) => ({ ok: false, failure }) as const

/** The bank takes its rates at 14:15 in Frankfurt. */
const ecbHour = 'T13:15:00Z'

/**
 * Reads the European Central Bank's daily list.
 * @returns rates by ISO 4217 code, of the list's day
 */
export const readEcb = (xml: string, now: Date): Fetched<Map<string, Published>, ReadFailure> => {
  const list = ecbCubes(xml)
  const ratedAt = new Date(`${list?.['@time']}${ecbHour}`)
  if (!list || Number.isNaN(ratedAt.getTime())) return failed('unreadable')
  // Before that hour the list of a day cannot be there, whatever the clock of this machine is wrong by.
  if (daysBefore(ratedAt, 1) > now) return failed('from_the_future')
  const rates = (list.Cube ?? []).map(({ '@currency': code = '', '@rate': rate = '' }) => ({
    code,
    value: Number(rate),
  }))
  const usable = rates.filter(({ value }) => isPossible(value))
  if (usable.length === 0) return failed('unreadable')
  const at = ratedAt > now ? now : ratedAt
  return { ok: true, value: new Map(usable.map(({ code, value }) => [code, { value, ratedAt: at }])) }
}

const ecbCubes = (xml: string): EcbCube | undefined => {
  // The bank sends no document type, and one can blow a small file up.
  if (/<!DOCTYPE/i.test(xml)) return undefined
  try {
    const document = parser.parse(xml) as { Envelope?: { Cube?: EcbCube[] } }
    return document.Envelope?.Cube?.[0]?.Cube?.find((cube) => cube['@time'] !== undefined)
  } catch {
    return undefined
  }
}

const valueMax = 1_000_000
const valueMin = 1e-6

const isPossible = (value: number): boolean => value >= valueMin && value <= valueMax

/**
 * Reads one rate of a JSON text.
 * @param path names of fields and places in lists with dots between: 0.rate
 */
export const readJsonRate = (json: string, path: string, now: Date): Fetched<Published, ReadFailure> => {
  const found = parsedJson(json)
  if (found === undefined) return failed('unreadable')
  const value = path.split('.').reduce<unknown>((inside, name) => fieldOf(inside, name), found)
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN
  return isPossible(number) ? { ok: true, value: { value: number, ratedAt: now } } : failed('not_in_it')
}

const parsedJson = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

// Of a list its places, of an object its own fields: neither a length nor what every object has.
const fieldOf = (inside: unknown, name: string): unknown =>
  typeof inside === 'object' && inside !== null ? Object.entries(inside).find(([key]) => key === name)?.[1] : undefined

const lineShape = /^([A-Za-z]{3})\s*[,;]\s*(\d{1,7}(?:\.\d{1,8})?)$/

/**
 * Reads a file of rates: the European Central Bank's list, or lines such as USD,1.1634 behind a head or none.
 * @returns units for 1 EUR by ISO 4217 code; undefined where it is neither
 */
export const readRateFile = (text: string, now: Date): Map<string, number> | undefined => {
  if (text.trimStart().startsWith('<')) {
    const list = readEcb(text, now)
    return list.ok ? new Map([...list.value].map(([code, { value }]) => [code, value])) : undefined
  }
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
  const read = lines.map((line) => lineShape.exec(line))
  // A head is the first line alone.
  if (lines.length === 0 || read.slice(1).includes(null) || (lines.length === 1 && read[0] === null)) return undefined
  const rates = read.flatMap((found) => (found ? [[String(found[1]).toUpperCase(), Number(found[2])] as const] : []))
  return rates.every(([, value]) => isPossible(value)) ? new Map(rates) : undefined
}
