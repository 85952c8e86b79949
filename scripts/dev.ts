import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, relative } from 'node:path'
import { createServer } from 'vite'
import { ensureFfmpeg } from './ensure-ffmpeg.ts'

const root = join(import.meta.dirname, '..')
const webPort = Number(process.env['PORT'] || 3000)
const serverPort = webPort + 1
const host = process.env['HOST'] || '127.0.0.1'

/** What the server is made of: a change there starts it anew, everything else is hot-reloaded by Vite. */
const serverRooms = /^src\/(server|api|gateway|worker|db|storage|shared)\//

/** The server without the built web app, which people open through Vite. */
function startServer(): ChildProcess {
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: String(serverPort),
    HOST: '127.0.0.1',
    PUBLIC_URL: process.env['PUBLIC_URL'] || `http://${host}:${webPort}`,
    ROLES: 'gateway,api,worker',
  }
  return spawn(process.execPath, ['src/server/main.ts'], { cwd: root, stdio: 'inherit', env })
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exited = once(server, 'exit')
  server.kill('SIGTERM')
  await exited
}

await ensureFfmpeg(console.log)
let server = startServer()

// The app with hot reload; live updates (SSE) pass through the proxy as they come.
const vite = await createServer({
  root,
  plugins: [
    {
      name: 'embed-page',
      // The player alone has a page of its own; what the server says of it in its head is absent here.
      configureServer: ({ middlewares }) => {
        middlewares.use((request, _response, next) => {
          if (request.url?.startsWith('/embed/')) request.url = '/embed.html'
          next()
        })
      },
    },
  ],
  server: {
    host,
    port: webPort,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/graphql', '/media'].map((path) => [path, { target: `http://127.0.0.1:${serverPort}`, xfwd: true }]),
    ),
  },
})

// Not `node --watch`: it writes messages of its own to the database's worker thread. The embedded database
// belongs to one process, so that the old one ends before the new one starts; changes meanwhile wait for it.
let restarting: Promise<void> | null = null
async function restart(): Promise<void> {
  await stopServer(server)
  server = startServer()
}
vite.watcher.on('all', (_event, path) => {
  if (!serverRooms.test(relative(root, path).replaceAll('\\', '/')) || restarting) return
  console.log(`Le serveur redémarre : ${relative(root, path)} a changé`)
  restarting = restart().finally(() => {
    restarting = null
  })
})

await vite.listen()
vite.printUrls()
console.log(`  Inspecteur des machines : http://${host}:${webPort}/?inspect`)

async function stop(): Promise<void> {
  await restarting
  await stopServer(server)
  await vite.close()
  process.exit(0)
}
// Vite ends the process on SIGTERM by itself, and would leave the server behind with its port and its data folder.
process.removeAllListeners('SIGTERM')
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
