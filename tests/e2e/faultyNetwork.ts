import { createServer, connect, type Socket } from 'node:net'
import { once } from 'node:events'

export type FaultyNetwork = {
  /** the address of this network, which the browser uses as the server's */
  url: string
  /** every connection is closed, and no new one is accepted: an unreachable server */
  breakDown: () => void
  /** every connection is closed; the next ones pass through */
  dropConnections: () => void
  mend: () => void
  close: () => Promise<void>
}

/** A TCP proxy between the browser and a real server, whose connections can be interrupted; no response is faked. */
export async function openFaultyNetwork(target: string): Promise<FaultyNetwork> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let isDown = false

  function keep(socket: Socket, other: Socket): void {
    sockets.add(socket)
    socket.on('error', () => other.destroy())
    socket.on('close', () => {
      sockets.delete(socket)
      other.destroy()
    })
  }
  const server = createServer((browser) => {
    if (isDown) return void browser.destroy()
    const upstream = connect(Number(port), hostname)
    keep(browser, upstream)
    keep(upstream, browser)
    browser.pipe(upstream).pipe(browser)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port')

  const dropConnections = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${address.port}`,
    breakDown: () => {
      isDown = true
      dropConnections()
    },
    dropConnections,
    mend: () => {
      isDown = false
    },
    close: async () => {
      dropConnections()
      server.close()
    },
  }
}
