import { BlockList, isIP } from 'node:net'

interface Network {
  address: string
  family: 'ipv4' | 'ipv6'
  bits: number
}

/**
 * Reads an address or a network as it is typed: 203.0.113.7, 203.0.113.0/24, 2001:db8::/32.
 * @returns null for what is neither
 */
const readNetwork = (typed: string): Network | null => {
  const [address = '', bits, ...more] = typed.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0 || address.includes('%')) return null
  const bitsMax = version === 4 ? 32 : 128
  const length = bits === undefined ? bitsMax : /^\d{1,3}$/.test(bits) ? Number(bits) : -1
  if (length < 0 || length > bitsMax) return null
  return { address, family: version === 4 ? 'ipv4' : 'ipv6', bits: length }
}

/** Whether a text is an address or a network. */
export const isNetwork = (typed: string): boolean => readNetwork(typed) !== null

// A server that listens for both versions sees one of the fourth like this.
const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** Whether an address is one of these, or in one of these networks; an empty list lets everybody in. */
export const isAmong = (address: string, networks: readonly string[]): boolean => {
  if (networks.length === 0) return true
  const plain = mapped.exec(address)?.[1] ?? address
  const version = isIP(plain)
  if (version === 0) return false
  const list = new BlockList()
  for (const typed of networks) {
    const network = readNetwork(typed)
    if (network) list.addSubnet(network.address, network.bits, network.family)
  }
  return list.check(plain, version === 4 ? 'ipv4' : 'ipv6')
}
