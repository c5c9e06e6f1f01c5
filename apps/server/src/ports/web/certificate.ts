import { isIP } from 'node:net'
import { connect } from 'node:tls'

/** What a browser is shown by the host of an address. */
export type Certificate =
  /** the address is not https */
  | { kind: 'none' }
  /** nobody answers there, as seen from here */
  | { kind: 'unreachable'; host: string; failure: string }
  /** distrust: why a browser would not believe it; null where it would */
  | { kind: 'read'; host: string; until: Date; distrust: string | null }

const millisecondsMax = 5000

/**
 * Reads the certificate of an address, as whoever visits it would see it from here.
 * @param origin https://shop.example, or with a port; anything else has none
 * @returns never throws: who cannot be reached is an answer too
 */
export const readCertificate = (origin: string): Promise<Certificate> => {
  const { protocol, hostname, port } = new URL(origin)
  if (protocol !== 'https:') return Promise.resolve({ kind: 'none' })
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((settle) => {
    const end = (answer: Certificate): void => {
      socket.destroy()
      settle(answer)
    }
    const unreachable = (failure: string): void => end({ kind: 'unreachable', host, failure })
    const socket = connect({
      host,
      port: Number(port || 443),
      // An address is no name to ask for.
      ...(isIP(host) === 0 && { servername: host }),
      // One that is not believed is read all the same, to say why.
      rejectUnauthorized: false,
      timeout: millisecondsMax,
    })
    socket.once('secureConnect', () => {
      const until = new Date(socket.getPeerCertificate().valid_to)
      if (Number.isNaN(until.getTime())) return unreachable('it shows no certificate')
      const distrust = socket.authorized ? null : String(socket.authorizationError)
      end({ kind: 'read', host, until, distrust })
    })
    socket.once('timeout', () => unreachable(`no answer within ${millisecondsMax / 1000} s`))
    socket.once('error', ({ message }) => unreachable(message))
  })
}
