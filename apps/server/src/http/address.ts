// What an absolute request target has before its path (RFC 9112, 3.2.2); the router leaves it out as well.
const origin = /^https?:\/\/[^/?#]*(?=\/)/i

/** A request target from its path on: `/cart?page=2`, also of one that names a host. */
export const targetOf = (requested: string): string => requested.replace(origin, '')

/**
 * Whether an address is written the one way that the router and a URL read alike: without dots to be resolved, marks
 * to be encoded, or a part behind "#". Everything else has no meaning here, so that no two addresses share one.
 */
export const isPlain = (requested: string): boolean => {
  const [path = ''] = requested.split('?', 1)
  if (!path.startsWith('/') || requested.includes('#')) return false
  return URL.canParse(`http://shop${requested}`) && new URL(`http://shop${requested}`).pathname === path
}

/** Whether an answer may be kept and sent, before the router is asked, to whoever asks for exactly this address. */
export const isPlainGet = ({ method, url }: { method: string; url: string }): boolean =>
  method === 'GET' && isPlain(url)
