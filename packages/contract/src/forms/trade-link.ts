/** Whether a text looks like a Steam trade link, parameters in any order; the server reads it to the letter. */
export const looksLikeTradeLink = (link: string): boolean => {
  if (!URL.canParse(link)) return false
  const { origin, pathname, searchParams } = new URL(link)
  const isTradeOffer = origin === 'https://steamcommunity.com' && /^\/tradeoffer\/new\/?$/.test(pathname)
  return isTradeOffer && /^[1-9]\d{0,9}$/.test(searchParams.get('partner') ?? '') && searchParams.has('token')
}
