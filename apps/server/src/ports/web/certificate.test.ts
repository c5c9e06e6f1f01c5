import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { afterEach, expect, test } from 'vitest'
import { readCertificate } from './certificate.ts'

// Of shop.example, believed by nobody, made for this test: openssl req -x509 -newkey ec -nodes -days 36500
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgdIdk/5HFP3YX/TZT
4My+LJNA41vvPViR2FoA+/8XTSKhRANCAAQ9WcSXlniaXIl6V/AtcNgRjbYuBRmF
T1YSKIUD090U1g95x5GLXsr5DUgZ9sekhe4c3eHnpe13LDdA5cik9SmF
-----END PRIVATE KEY-----
`
const cert = `-----BEGIN CERTIFICATE-----
MIIBhjCCASugAwIBAgIUCWoobxnPNeWV62jqM3Me0HroNQQwCgYIKoZIzj0EAwIw
FzEVMBMGA1UEAwwMc2hvcC5leGFtcGxlMCAXDTI2MTEyNzE5MzYzNFoYDzIxMjYx
MTAzMTkzNjM0WjAXMRUwEwYDVQQDDAxzaG9wLmV4YW1wbGUwWTATBgcqhkjOPQIB
BggqhkjOPQMBBwNCAAQ9WcSXlniaXIl6V/AtcNgRjbYuBRmFT1YSKIUD090U1g95
x5GLXsr5DUgZ9sekhe4c3eHnpe13LDdA5cik9SmFo1MwUTAdBgNVHQ4EFgQUPcq3
vZQpOQK1OSVLevieS4PeIBgwHwYDVR0jBBgwFoAUPcq3vZQpOQK1OSVLevieS4Pe
IBgwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNJADBGAiEAlCY4bVwPb7Yn
j9rf9CbfWPTfBcBCx/CfCUHCyrud6AwCIQCyBOOVD27WjUAcYfZYKWs02fccNhpA
F9cCIzqqml6K2w==
-----END CERTIFICATE-----
`

let server: Server | undefined

afterEach(() => server?.close())

const listen = async (opened: Server): Promise<string> => {
  server = opened
  await new Promise<void>((done) => opened.listen(0, '127.0.0.1', done))
  return `https://127.0.0.1:${(opened.address() as AddressInfo).port}`
}

test('a certificate is read with its end, and with why a browser would not believe it', async () => {
  const origin = await listen(createTlsServer({ key, cert }))
  const found = await readCertificate(origin)
  expect(found).toEqual({
    kind: 'read',
    host: '127.0.0.1',
    until: expect.any(Date),
    distrust: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  })
  expect(found.kind === 'read' && found.until.getUTCFullYear()).toBe(2126)
})

test('who does not answer, or speaks something else, is not reached', async () => {
  const deaf = await listen(createServer((socket) => socket.end('no TLS here')))
  expect(await readCertificate(deaf)).toMatchObject({ kind: 'unreachable', host: '127.0.0.1' })
  server?.close()
  expect(await readCertificate(deaf)).toMatchObject({ kind: 'unreachable' })
})

test('an address without https has none', async () => {
  expect(await readCertificate('http://127.0.0.1:3000')).toEqual({ kind: 'none' })
})
