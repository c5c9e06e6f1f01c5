import { invalidRequest, type Problem } from './problem.ts'

/**
 * Reads form parameters under Stripe's nested names, such as `line_items[0][price_data][currency]`, which stay flat
 * here. The first thing wrong is kept as the problem; the readers then answer something harmless and go on.
 */
export interface Parameters {
  /** Optional text of at most `lengthMax` characters; null when absent. */
  text(name: string, lengthMax: number): string | null
  /** Text that must be there. */
  requiredText(name: string, lengthMax: number): string
  /** An optional whole number; null when absent. */
  wholeNumber(name: string): number | null
  requiredWholeNumber(name: string): number
  /** One of these words; null when absent. */
  oneOf<W extends string>(name: string, words: readonly W[]): W | null
  /** Optional web address, http or https; null when absent. */
  url(name: string): string | null
  requiredUrl(name: string): string
  /** Metadata under `name`: at most 50 pairs, keys of 40 and values of 500 characters, as at Stripe. */
  metadata(name: string): Record<string, string>
  /** Whether anything was sent under this name or below it. */
  has(name: string): boolean
  /** Keeps a problem found by the caller, unless an earlier one is kept. */
  refuse(problem: Problem): void
  /** The first problem, or null; a parameter that no reader asked for is one too. */
  problem(): Problem | null
}

const urlLengthMax = 5000
const metadataPairsMax = 50
const metadataKeyLengthMax = 40
const metadataValueLengthMax = 500

/** Begins to read the parameters of one request. */
export const readParameters = (sent: URLSearchParams): Parameters => {
  const known = new Set<string>()
  let first: Problem | null = null

  const refuse = (problem: Problem): void => {
    first ??= problem
  }

  const text = (param: string, lengthMax: number): string | null => {
    known.add(param)
    const value = sent.get(param)
    if (value === '') {
      const message = `You passed an empty string for '${param}'. An empty value would unset it, which is not possible.`
      refuse(invalidRequest(message, { code: 'parameter_invalid_empty', param }))
    }
    if (value !== null && value.length > lengthMax) {
      refuse(invalidRequest(`Invalid string: '${param}' must be at most ${lengthMax} characters.`, { param }))
    }
    return value
  }

  const required = <V>(param: string, value: V | null, absent: V): V => {
    if (value === null)
      refuse(invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param }))
    return value ?? absent
  }

  const wholeNumber = (param: string): number | null => {
    const value = text(param, 20)
    if (value === null) return null
    const isWhole = /^-?\d+$/.test(value) && Number.isSafeInteger(Number(value))
    if (!isWhole) refuse(invalidRequest(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param }))
    return isWhole ? Number(value) : 0
  }

  const oneOf = <W extends string>(param: string, words: readonly W[]): W | null => {
    const value = text(param, 100)
    const word = words.find((one) => one === value) ?? null
    if (value !== null && word === null) {
      refuse(invalidRequest(`Invalid ${param}: must be one of ${words.join(', ')}`, { param }))
    }
    return word
  }

  const url = (param: string): string | null => {
    const value = text(param, urlLengthMax)
    if (value !== null && !isWebAddress(value)) {
      refuse(invalidRequest('Not a valid URL', { code: 'url_invalid', param }))
    }
    return value
  }

  const metadata = (name: string): Record<string, string> => {
    const names = [...new Set(sent.keys())].filter((key) => key.startsWith(`${name}[`) && key.endsWith(']'))
    const pairs = names.map((param) => {
      const key = param.slice(name.length + 1, -1)
      if (key === '' || key.length > metadataKeyLengthMax || /[[\]]/.test(key)) {
        refuse(invalidRequest(`Metadata keys have 1 to ${metadataKeyLengthMax} characters, no brackets.`, { param }))
      }
      return [key, text(param, metadataValueLengthMax) ?? '']
    })
    if (pairs.length > metadataPairsMax) {
      refuse(invalidRequest(`Metadata can have up to ${metadataPairsMax} keys.`, { param: name }))
    }
    return Object.fromEntries(pairs)
  }

  const problem = (): Problem | null => {
    const unknown = [...sent.keys()].find((key) => !known.has(key))
    if (unknown !== undefined) {
      const message = `Received unknown parameter: ${unknown}`
      refuse(invalidRequest(message, { code: 'parameter_unknown', param: unknown }))
    }
    return first
  }

  return {
    text,
    requiredText: (param, lengthMax) => required(param, text(param, lengthMax), ''),
    wholeNumber,
    requiredWholeNumber: (param) => required(param, wholeNumber(param), 0),
    oneOf,
    url,
    requiredUrl: (param) => required(param, url(param), ''),
    metadata,
    has: (name) => [...sent.keys()].some((key) => key === name || key.startsWith(`${name}[`)),
    refuse,
    problem,
  }
}

const isWebAddress = (value: string): boolean =>
  URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol)
