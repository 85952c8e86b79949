import type { Page } from 'playwright-core'

/** The content of a page's memory, including its strings, after garbage collection. */
export async function heapOf(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page)
  let heap = ''
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => (heap += chunk))
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await devtools.detach()
  return heap
}
