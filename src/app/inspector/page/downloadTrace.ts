import type { Trace } from '../trace/types.ts'

/** Downloads a trace as a file of JSON, named after its beginning. */
export function downloadTrace(trace: Trace): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(trace)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `trace-${trace.startedAt.replaceAll(/[:.]/g, '-')}.json`
  link.click()
  URL.revokeObjectURL(url)
}
