/** Whether a text looks like a link to somebody's inventory on Steam, or to one item in it. */
export const looksLikeInventoryLink = (link: string): boolean => {
  if (!URL.canParse(link)) return false
  const { origin, username, password, pathname } = new URL(link)
  const isSteam = origin === 'https://steamcommunity.com' && username === '' && password === ''
  return isSteam && /^\/(id\/[\w-]{1,64}|profiles\/7656119\d{10})\/inventory\/?$/.test(pathname)
}
