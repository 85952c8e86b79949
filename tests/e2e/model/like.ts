import type { Locator } from 'playwright-core'
import { z } from 'zod'
import { toggleMachine } from '../../../src/machines/common/toggle/toggleMachine.ts'
import { describeInChromium } from './describeInChromium.ts'
import type { Stage } from './stage.ts'
import { modelOfToggle } from './toggles.ts'

const heart = ({ page }: Stage, pressed?: boolean): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^J’aime \d/, ...(pressed !== undefined && { pressed }) })
    .first()

describeInChromium('The like of a video', {
  machine: toggleMachine,
  ...modelOfToggle({
    mutation: 'SetLike',
    button: (stage) => heart(stage),
    shows: async (stage, isOn) => {
      await heart(stage, isOn).waitFor()
      await stage.page.getByRole('button', { name: isOn ? 'J’aime 1' : 'J’aime 0', exact: true }).waitFor()
    },
    isStored: async ({ site, viewer, video }) => {
      const { status, body } = await site.site.rest('GET', `/reactions/user/${viewer.uuid}/content/${video.id}`, { token: viewer.token })
      return status === 200 && z.object({ like: z.boolean() }).parse(body).like
    },
    // Each path has a new video.
    reset: async () => undefined,
  }),
})
