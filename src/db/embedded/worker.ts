import { setFlagsFromString } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import { DurableFiles, durableStartParams } from './durableFiles.ts'
import { errorFacts, isFatal } from './errorFacts.ts'
import { initialise } from './initialise.ts'
import type { Reply, Request, Result, WorkerOptions } from './messages.ts'
import { openPglite, type PgliteEngine, pgliteEngine } from './pgliteEngine.ts'

// Entry of the thread that runs the embedded database. A long query never blocks the HTTP server.
const port = parentPort
if (!port) throw new Error('worker.ts is the entry of a worker thread')

// Ten times V8's own. It would otherwise optimise, during the start and on all processors, functions that are hardly used afterwards.
setFlagsFromString('--wasm-tiering-budget=130000000')

const { dataDir }: WorkerOptions = workerData
const opening = open()

async function open(): Promise<PgliteEngine> {
  await initialise(dataDir)
  return pgliteEngine(await openPglite({ fs: new DurableFiles(dataDir), startParams: durableStartParams }))
}

async function run(engine: PgliteEngine, request: Request): Promise<Result> {
  if (request.kind === 'query') return engine.answer(request.text, request.params, { mayStayOpen: request.mayStayOpen })
  if (request.kind === 'script') return engine.script(request.text)
  if (request.kind === 'close') await engine.close()
  return null
}

async function answer(request: Request): Promise<Reply> {
  try {
    return { id: request.id, ok: true, result: await run(await opening, request) }
  } catch (error) {
    return { id: request.id, ok: false, error: errorFacts(error), fatal: isFatal(error) }
  }
}

port.on('message', async (request: Request) => {
  const reply = await answer(request)
  port.postMessage(reply, reply.ok && reply.result instanceof Uint8Array ? [reply.result.buffer] : [])
  if (request.kind === 'close') port.close()
})
