import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Answer, Question } from './worker.ts'

/** Far longer than the tests of a machine take. A mutant may loop for ever, or until the memory is used up. */
const longestMs = 30_000

/** One process that runs tests with a mutant, replaced when the mutant brings it down. */
export class Runner {
  #child: ChildProcess | undefined

  /** Whether the tests notice the edit. A run that does not end, or ends its process, counts as noticed. */
  async ask(question: Question): Promise<Answer> {
    this.#child ??= fork(join(import.meta.dirname, 'worker.ts'), { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    const child = this.#child
    const { promise, resolve } = Promise.withResolvers<Answer>()
    const lose = (killedBy: string): void => {
      this.stop()
      resolve({ killedBy })
    }
    const onExit = (): void => lose('the process of the tests ended')
    const timer = setTimeout(() => lose(`no end after ${longestMs / 1000} s`), longestMs)
    child.once('message', (answer: Answer) => resolve(answer))
    child.once('exit', onExit)
    child.send(question)
    return promise.finally(() => {
      clearTimeout(timer)
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
