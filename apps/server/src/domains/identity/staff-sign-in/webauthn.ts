/**
 * The library that checks passkeys. It is loaded when somebody first uses one: every start of the server would wait for
 * its certificates and decoders, a tenth of its time.
 */
export const webauthn = () => import('@simplewebauthn/server')
