import { createWriteStream } from 'node:fs'
import { createServer } from 'node:http'
import { pipeline } from 'node:stream/promises'

// The reference for the ratios: a Node server that only sends given bytes, or writes the request's body to a file. It reads the bytes to
// send from the standard input; its first argument is the path of that file.
const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk))
const body = Buffer.concat(chunks)
const sink = process.argv[2]

const server = createServer((request, response) => {
  if (request.method === 'PUT' && sink) {
    void pipeline(request, createWriteStream(sink)).then(() => response.writeHead(204).end())
    return
  }
  request.resume()
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
})
