/** Where a page is opened, as the browser's location says it. */
export type Place = Pick<Location, 'protocol' | 'hostname' | 'port' | 'pathname'>

const ownMachine = /^(127(\.\d+){3}|\[::1\])$/
const address = /^(\d+(\.\d+){3}|\[.*\])$/

/**
 * Passkeys belong to a name: at an address of numbers no browser makes or uses one (WebAuthn, 5.1.2).
 * @returns null where they work; else where to go: the same page under the name of one's own machine, undefined where
 *   only the shop's operator knows its name
 */
export const passkeyAddress = ({ protocol, hostname, port, pathname }: Place): { url: string | undefined } | null => {
  if (ownMachine.test(hostname)) return { url: `${protocol}//localhost${port && `:${port}`}${pathname}` }
  return address.test(hostname) ? { url: undefined } : null
}
