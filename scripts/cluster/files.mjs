// Fills the files of deploy/cluster in for machines of a cluster.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const deployed = (name) => readFileSync(resolve('deploy/cluster', name), 'utf8')

/** Every {{name}} must be known, and every value that is given must stand somewhere. */
const fill = (text, values) => {
  const used = new Set()
  const filled = text.replace(/\{\{(\w+)\}\}/g, (_, name) => {
    if (name === 'braces') return '{{braces}}'
    if (values[name] === undefined) throw new Error(`nothing is known of {{${name}}}`)
    used.add(name)
    return values[name]
  })
  const unused = Object.keys(values).filter((name) => !used.has(name))
  if (unused.length > 0) throw new Error(`no {{${unused.join('}}, {{')}}} in deploy/cluster`)
  return filled
}

const exchange = (text, from, to) => {
  if (!text.includes(from)) throw new Error(`deploy/cluster/haproxy.cfg has no "${from}"`)
  return text.replace(from, to)
}

/** Patroni's configuration of one machine. */
export const patroniYml = ({ machine, machines, network, passwords, folder, postgresBin }) =>
  fill(deployed('patroni.yml'), {
    name: machine.name,
    address: machine.address,
    network,
    rest_port: machine.ports.rest,
    postgres_port: machine.ports.postgres,
    etcd_hosts: machines.map(({ address, ports }) => `${address}:${ports.etcd}`).join(','),
    data_dir: join(folder, 'postgres'),
    socket_dir: folder,
    bin_dir: postgresBin,
    superuser_password: passwords.superuser,
    replication_password: passwords.replication,
    // It would restart this very machine.
    watchdog: 'off',
  })

/** What etcd of one machine finds in its environment. */
export const etcdEnvironment = ({ machine, machines, folder }) => {
  const text = fill(deployed('etcd'), {
    name: machine.name,
    address: machine.address,
    etcd_port: machine.ports.etcd,
    etcd_peer_port: machine.ports.etcdPeer,
    etcd_members: machines.map(({ name, address, ports }) => `${name}=http://${address}:${ports.etcdPeer}`).join(','),
    etcd_dir: join(folder, 'etcd'),
  })
  return Object.fromEntries([...text.matchAll(/^(ETCD_\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]))
}

/** HAProxy's configuration. */
export const haproxyCfg = ({ machines, port, socket }) => {
  let text = exchange(deployed('haproxy.cfg'), '127.0.0.1:5000\n    #', `127.0.0.1:${port}\n    #`)
  text = exchange(text, '/run/haproxy/cluster.sock mode', `${socket} mode`)
  machines.forEach(({ name, address, ports }, index) => {
    const line = `    server ${name} 10.0.0.${index + 1}:5432 check port 8008\n`
    text = exchange(text, line, `    server ${name} ${address}:${ports.postgres} check port ${ports.rest}\n`)
  })
  return text
}

export const loginsSql = resolve('deploy/cluster/logins.sql')
