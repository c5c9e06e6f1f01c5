import { ok, type Result, refuse } from '@pandrop/contract/result'

/** Where Steam delivers what a customer bought. */
export interface TradeLink {
  /** the link in one spelling, whatever the order of its parameters was */
  url: string
  /** SteamID64 in decimal digits */
  steamid: string
}

// Valve's SteamID64: of an individual account it is this number plus the 32 bits of the account id.
const firstSteamid = 76_561_197_960_265_728n
const accountIdMax = 2n ** 32n - 1n

/**
 * Reads a Steam trade link; parsed as a URL, parameters in any order (docs/behaviour/accounts.md#trade-link).
 * @param link as posted: https://steamcommunity.com/tradeoffer/new/?partner=…&token=…
 * @returns the link and the SteamID64 derived from `partner`; refuses trade_link_invalid
 */
export const readTradeLink = (link: string): Result<TradeLink, 'trade_link_invalid'> => {
  if (!URL.canParse(link)) return refuse('trade_link_invalid')
  const url = new URL(link)
  if (url.origin !== 'https://steamcommunity.com' || url.username || url.password) return refuse('trade_link_invalid')
  if (!/^\/tradeoffer\/new\/?$/.test(url.pathname)) return refuse('trade_link_invalid')
  const partner = onlyValue(url.searchParams, 'partner')
  const token = onlyValue(url.searchParams, 'token')
  if (!/^[1-9]\d{0,9}$/.test(partner) || BigInt(partner) > accountIdMax) return refuse('trade_link_invalid')
  if (!/^[A-Za-z0-9_-]{6,12}$/.test(token)) return refuse('trade_link_invalid')
  return ok({
    url: `https://steamcommunity.com/tradeoffer/new/?partner=${partner}&token=${token}`,
    steamid: String(firstSteamid + BigInt(partner)),
  })
}

// A parameter given twice could be read in two ways, so it counts as none.
const onlyValue = (parameters: URLSearchParams, name: string): string => {
  const values = parameters.getAll(name)
  return values.length === 1 ? (values[0] ?? '') : ''
}
