import { registerHooks } from 'node:module'
import { isMainThread } from 'node:worker_threads'

// Imported before the program: writes to the standard error the packages and the number of files that are loaded when it says that it is
// ready.
const loaded: string[] = []
registerHooks({
  load: (url, context, next) => {
    loaded.push(url)
    return next(url, context)
  },
})
const write = process.stdout.write.bind(process.stdout)
if (isMainThread) {
  process.stdout.write = (text: string | Uint8Array): boolean => {
    const files = loaded.filter((url) => url.startsWith('file:'))
    const packages = files.flatMap((url) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? [])
    process.stderr.write(`${JSON.stringify({ files: files.length, packages: [...new Set(packages)].toSorted() })}\n`)
    return write(text)
  }
}
