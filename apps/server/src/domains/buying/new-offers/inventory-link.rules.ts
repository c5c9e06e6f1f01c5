/** 'name' or SteamID64 of an inventory's owner, as the path of its address has them. */
const inventoryPath = /^\/(?:id\/[A-Za-z0-9_-]{1,64}|profiles\/7656119\d{10})\/inventory\/?$/

/** Application, context and number of one copy, or less of it; the game's own application is 730, its context 2. */
const place = /^#[1-9]\d{0,9}(?:_\d{1,4}(?:_[1-9]\d{0,19})?)?$/

/**
 * Reads a link to a Steam inventory; parsed as a URL, so that neither a look-alike nor a detour passes.
 * @param link as posted: https://steamcommunity.com/id/<name>/inventory or /profiles/<id64>/inventory, which may end in
 *   a slash and in the place of an item, #730_2_<number>
 * @returns the link in one spelling, without whatever else it carried; undefined for everything else
 */
export const readInventoryLink = (link: string): string | undefined => {
  if (!URL.canParse(link)) return undefined
  const url = new URL(link)
  if (url.origin !== 'https://steamcommunity.com' || url.username || url.password) return undefined
  if (!inventoryPath.test(url.pathname)) return undefined
  const path = url.pathname.replace(/\/$/, '')
  return `${url.origin}${path}/${place.test(url.hash) ? url.hash : ''}`
}
