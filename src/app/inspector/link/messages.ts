import type { Trace, TracedActor, TracedEvent } from '../trace/types.ts'

/** The channel between the site's pages and the inspectors of the same browser. */
export const channelName = 'lucarne-inspector'

export type SentEvent = { readonly type: string } & Readonly<Record<string, unknown>>

/** What an inspector asks. `app`: id of the page that is meant, null for all. `inspector`: its own id. */
export type Question =
  | { to: 'app'; app: string | null; inspector: string; type: 'hello' }
  | { to: 'app'; app: string; inspector: string; type: 'goodbye' }
  | { to: 'app'; app: string; inspector: string; type: 'send'; actorId: string; event: SentEvent; basedOn: number | null }

/** What a page of the site announces. `app`: its id, another one after each load. */
export type News = { to: 'inspector'; app: string; version: number } & (
  | { type: 'started' }
  | { type: 'trace'; inspector: string | null; address: string; trace: Trace }
  | { type: 'changes'; actors: readonly TracedActor[]; events: readonly TracedEvent[] }
  | { type: 'refused'; inspector: string }
  | { type: 'goodbye' }
)

type Post = { to: string; type: string }

const isPost = (value: unknown): value is Post => typeof value === 'object' && value !== null && 'to' in value && 'type' in value

/** Both sides are of the same origin. */
export const isQuestion = (value: unknown): value is Question => isPost(value) && value.to === 'app'
/** Only the kinds `started` and `trace` may be of another version, and of these only what says where they come from can be read. */
export const isNews = (value: unknown): value is News => isPost(value) && value.to === 'inspector' && 'version' in value

/** Name of the lock that a page holds while it can be inspected: the browser releases it also when the page crashes. */
export const lockName = (app: string): string => `lucarne-inspector-${app}`

/** What both sides need of a BroadcastChannel. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>
