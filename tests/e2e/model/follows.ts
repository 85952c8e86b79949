import { z } from 'zod'
import type { Stage } from './stage.ts'

type Parties = Pick<Stage, 'site' | 'viewer'>

const followSchema = z.object({ uuid: z.string(), notify: z.boolean() })
type Follow = z.output<typeof followSchema>

const pathOf = ({ site, viewer }: Parties): string => `/follows/follower/${viewer.uuid}/followed/${site.creator.channel}`

/** The viewer's follow of the creator's channel, null when there is none. */
export async function findFollow(parties: Parties): Promise<Follow | null> {
  const { status, body } = await parties.site.site.rest('GET', pathOf(parties), { token: parties.viewer.token })
  return status === 200 ? followSchema.parse(body) : null
}

export async function unfollow(parties: Parties): Promise<void> {
  await parties.site.site.rest('DELETE', pathOf(parties), { token: parties.viewer.token })
}

/** Follows the channel anew, with the bell off. */
export async function followWithoutBell(parties: Parties): Promise<void> {
  const { site, viewer } = parties
  const { rest } = site.site
  const answer = await rest('POST', '/follows', {
    token: viewer.token,
    body: { follower_uuid: viewer.uuid, followed_uuid: site.creator.channel },
  })
  const { uuid } = followSchema.parse(answer.body)
  await rest('PUT', `/follows/${uuid}`, { token: viewer.token, body: { notify: false } })
}
