import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Answer, Question } from './worker.ts'

/** @throws Error when the process ends before it can be asked, so that its own fault is not taken for a noticed mutant */
async function startWorker(): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'worker.ts'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The worker ended with ${code} before it was ready`)
  })
  await Promise.race([once(child, 'message'), ended])
  return child
}

/** One process that runs tests with a mutant, replaced when the mutant brings it down. */
export class Runner {
  #child: ChildProcess | undefined

  /**
   * Whether the tests notice the edit. A run that does not end, or ends its process, counts as noticed: a mutant may loop for ever, or until
   * the memory is used up.
   * @param limitMs far longer than the tests take without a mutant
   */
  async ask(question: Question, limitMs: number): Promise<Answer> {
    const child = (this.#child ??= await startWorker())
    const { promise, resolve } = Promise.withResolvers<Answer>()
    const lose = (killedBy: string): void => {
      this.stop()
      resolve({ killedBy })
    }
    const onExit = (): void => lose('the process of the tests ended')
    const timer = setTimeout(() => lose(`no end after ${Math.round(limitMs / 1000)} s`), limitMs)
    child.once('message', resolve)
    child.once('exit', onExit)
    child.send(question)
    return promise.finally(() => {
      clearTimeout(timer)
      child.off('message', resolve)
      child.off('exit', onExit)
    })
  }

  stop(): void {
    this.#child?.kill('SIGKILL')
    this.#child = undefined
  }
}

/** Does the work on all items, as many at a time as there are workers, and returns the results in the order of the items. */
export async function inParallel<Item, Result, Worker>(
  items: readonly Item[],
  workers: readonly Worker[],
  work: (worker: Worker, item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const left = [...items.entries()]
  const run = async (worker: Worker): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) results[next[0]] = await work(worker, next[1])
  }
  await Promise.all(workers.map(run))
  return results
}
