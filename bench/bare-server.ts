import { createServer } from 'node:http'

// The measure of all reads: node:http that answers one ready body, the least that any Node server does.
const [port = '3901', body = ''] = process.argv.slice(2)
const bytes = Buffer.from(body, 'base64')

createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length })
  response.end(bytes)
}).listen(Number(port), '127.0.0.1', () => console.log('listening'))
