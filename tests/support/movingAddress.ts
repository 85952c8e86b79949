import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** An address that leads to one server and then to another, as an operator's virtual address does. Open connections stay where they lead. */
export type MovingAddress = {
  port: number
  moveTo: (port: number) => void
  /** connections opened since the last move */
  opened: () => number
  close: () => Promise<void>
}

export async function openMovingAddress(first: number): Promise<MovingAddress> {
  let [target, opened] = [first, 0]
  const sockets = new Set<Socket>()
  const server = createServer((incoming) => {
    opened += 1
    const outgoing = connect(target, '127.0.0.1')
    for (const [from, to] of [[incoming, outgoing] as const, [outgoing, incoming] as const]) {
      sockets.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      from.pipe(to)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    moveTo(port) {
      target = port
      opened = 0
    },
    opened: () => opened,
    async close() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
