// Three machines of a cluster on one: each with ports of its own, or, as root, with a network of its own.
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'

const names = ['one', 'two', 'three']

/** A port of this machine that nobody listens on. */
export const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  return port
}

/** Three that share this machine's loopback and differ in their ports. */
const onPorts = async () => {
  const machines = []
  for (const name of names) {
    const ports = { postgres: await freePort(), rest: await freePort() }
    Object.assign(ports, { etcd: await freePort(), etcdPeer: await freePort() })
    machines.push({ name, address: '127.0.0.1', ports })
  }
  return { network: '127.0.0.0/8', machines }
}

const standardPorts = { postgres: 5432, rest: 8008, etcd: 2379, etcdPeer: 2380 }

const bridgeOf = (number) => `pandrop${number}`

/** Three with an address each, behind a bridge that nobody has yet. */
const inNamespaces = () => {
  let number = 1
  while (existsSync(`/sys/class/net/${bridgeOf(number)}`)) number += 1
  const machines = names.map((name, index) => ({
    name,
    address: `10.83.${number}.${index + 11}`,
    ports: standardPorts,
    namespace: `${bridgeOf(number)}-${name}`,
    cable: `${bridgeOf(number)}v${index + 1}`,
  }))
  return { network: `10.83.${number}.0/24`, bridge: bridgeOf(number), gateway: `10.83.${number}.1`, machines }
}

/**
 * Chooses where machines stand; the same is kept for a cluster's whole life.
 * @param {boolean} namespaces whether each has a network of its own
 * @returns the network, and each machine's name, address and ports
 */
export const placeMachines = (namespaces) => (namespaces ? inNamespaces() : onPorts())

const ip = (...parameters) => {
  const { status, stderr, error } = spawnSync('ip', parameters, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`ip ${parameters.join(' ')}: ${error?.message ?? stderr.trim()}`)
}

/** Lays the network of machines that have one of their own; does nothing for others. */
export const layNetwork = ({ bridge, gateway, machines }) => {
  if (!bridge) return
  if (process.getuid() !== 0) throw new Error('Networks of their own (--namespaces) are made by root alone.')
  ip('link', 'add', bridge, 'type', 'bridge')
  ip('address', 'add', `${gateway}/24`, 'dev', bridge)
  ip('link', 'set', bridge, 'up')
  for (const { namespace, address, cable } of machines) {
    ip('netns', 'add', namespace)
    ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace)
    ip('link', 'set', cable, 'master', bridge, 'up')
    ip('-n', namespace, 'address', 'add', `${address}/24`, 'dev', 'eth0')
    ip('-n', namespace, 'link', 'set', 'eth0', 'up')
    ip('-n', namespace, 'link', 'set', 'lo', 'up')
  }
}

/** Takes it away again, however far it was laid. */
export const removeNetwork = ({ bridge, machines }) => {
  if (!bridge) return
  for (const { namespace, cable } of machines) {
    spawnSync('ip', ['netns', 'delete', namespace])
    // It goes with its other end, but not before that namespace's last process.
    spawnSync('ip', ['link', 'delete', cable])
  }
  spawnSync('ip', ['link', 'delete', bridge])
}
