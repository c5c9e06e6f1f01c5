import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a database that a test closes, or makes swallow everything, as a firewall does that forgot a connection. */
export interface ProxyToDatabase {
  /** the database's address, by way of the proxy */
  url: string
  /** swallows what goes over the connections of now, both ways, and closes none; new ones work */
  silence(): void
  /** closes the connections of now and refuses new ones, until restore() */
  cut(): void
  restore(): void
  close(): Promise<void>
}

/**
 * Opens a proxy on a free port.
 * @param databaseUrl postgres://login:password@host:port/database
 */
export const proxyToDatabase = async (databaseUrl: string): Promise<ProxyToDatabase> => {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  const mute = new Set<Socket>()
  const relay = (from: Socket, to: Socket): void => {
    open.add(from)
    from.on('data', (bytes) => {
      if (!mute.has(from)) to.write(bytes)
    })
    from.on('close', () => {
      open.delete(from)
      if (!mute.has(from)) to.destroy()
    })
    from.on('error', () => {})
  }
  let refusing = false
  const server = createServer((client) => {
    if (refusing) return void client.destroy()
    const database = connect(Number(target.port), target.hostname)
    relay(client, database)
    relay(database, client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href,
    silence: () => {
      for (const socket of open) mute.add(socket)
    },
    cut: () => {
      refusing = true
      for (const socket of open) socket.destroy()
    },
    restore: () => {
      refusing = false
    },
    close: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
