import { z } from 'zod'

/** Milliseconds after which a task keeps the page from answering. */
const limitMs = 50

const eventSchema = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** microseconds */
  ts: z.number(),
  /** microseconds of the thread's own work, without those in which it waited for a core */
  tdur: z.number().optional(),
  args: z
    .object({ data: z.object({ isOutermostMainFrame: z.boolean().optional(), documentLoaderURL: z.string().optional() }).optional() })
    .optional(),
})
const traceSchema = z.object({ traceEvents: z.array(eventSchema) })

/**
 * Returns for how many milliseconds a page of Lighthouse's trace would keep a device from answering, by the processor time of its tasks after
 * the first paint. Lighthouse itself takes the clock's time: on a machine with few cores, where the browser's other processes, the server and
 * the measurement want them as well, it doubles the same work.
 * @param trace the file that `--save-assets` writes
 * @param slowdown how many times as long the device needs
 * @throws ZodError, or Error when the page was not loaded or not painted
 */
export function blockingTimeOfProcessor(trace: unknown, url: string, slowdown: number): number {
  const { traceEvents } = traceSchema.parse(trace)
  const navigation = traceEvents.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && args?.data?.isOutermostMainFrame === true && args.data.documentLoaderURL?.startsWith(url),
  )
  const painted =
    navigation && traceEvents.find(({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === navigation.pid && ts > navigation.ts)
  if (!painted) throw new Error(`${url} was not painted in the trace`)
  return traceEvents
    .filter(({ name, pid, tid, ts }) => name === 'RunTask' && pid === navigation.pid && tid === navigation.tid && ts >= painted.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowdown - limitMs), 0)
}
