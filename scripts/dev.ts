import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, relative } from 'node:path'
import { createServer } from 'vite'
import { ensureFfmpeg } from './ensure-ffmpeg.ts'
import { otherPages } from './otherPages.ts'

const root = join(import.meta.dirname, '..')
const webPort = Number(process.env['PORT'] || 3000)
const serverPort = webPort + 1
const host = process.env['HOST'] || '127.0.0.1'

/** The folders of the server's code: a change there restarts the server. Vite hot-reloads everything else. */
const serverFolders = /^src\/(server|api|gateway|worker|db|storage|shared)\//

/** Starts the server without the built web app, which Vite serves in development. */
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

// The app with hot reload. The proxy passes live updates (SSE) on without buffering.
const vite = await createServer({
  root,
  plugins: [otherPages],
  server: {
    host,
    port: webPort,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/graphql', '/media'].map((path) => [path, { target: `http://127.0.0.1:${serverPort}`, xfwd: true }]),
    ),
  },
})

// Not `node --watch`: it writes its own messages to the database's worker thread. Only one process can open the embedded database, so the
// old server ends before the new one starts. Changes during a restart do not start another one.
let restarting: Promise<void> | null = null
async function restart(): Promise<void> {
  await stopServer(server)
  server = startServer()
}
vite.watcher.on('all', (_event, path) => {
  if (!serverFolders.test(relative(root, path).replaceAll('\\', '/')) || restarting) return
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
// By default Vite ends the process on SIGTERM, which would leave the server running with its port and its data folder.
process.removeAllListeners('SIGTERM')
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
