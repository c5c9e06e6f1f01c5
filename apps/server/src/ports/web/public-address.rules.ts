import { BlockList, isIPv4, isIPv6 } from 'node:net'

// IANA's special-purpose address registries: what of the world's addresses leads to no machine of the public internet.
const special = new BlockList()
for (const network of [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
  '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
].flatMap((line) => line.split(' '))) {
  const [address = '', bits] = network.split('/')
  special.addSubnet(address, Number(bits), 'ipv4')
}

// Tunnels and documentation within what is global; the rest of the version is not public at all.
const globalAddresses = new BlockList()
globalAddresses.addSubnet('2000::', 3, 'ipv6')
for (const network of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) {
  const [address = '', bits] = network.split('/')
  special.addSubnet(address, Number(bits), 'ipv6')
}

/** Whether an IP address is one of the public internet: neither this machine, nor its network, nor a tunnel there. */
export const isPublicAddress = (address: string): boolean => {
  if (isIPv4(address)) return !special.check(address, 'ipv4')
  return isIPv6(address) && globalAddresses.check(address, 'ipv6') && !special.check(address, 'ipv6')
}
