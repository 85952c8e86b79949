import { toggleMachine } from '../../../src/machines/common/toggle/toggleMachine.ts'
import { describeInChromium } from './describeInChromium.ts'
import { findFollow, unfollow } from './follows.ts'
import { modelOfToggle } from './toggles.ts'

const followButton = /^(S’abonner à|Abonné à) Chaîne de noe_chemins/

describeInChromium('The follow of a channel', {
  machine: toggleMachine,
  ...modelOfToggle({
    mutation: 'SetFollow',
    button: ({ page }) => page.getByRole('button', { name: followButton }).first(),
    shows: ({ page }, isOn) =>
      page
        .getByRole('button', { name: isOn ? 'Abonné à Chaîne de noe_chemins, se désabonner' : 'S’abonner à Chaîne de noe_chemins' })
        .first()
        .waitFor(),
    isStored: async (stage) => (await findFollow(stage)) !== null,
    reset: unfollow,
  }),
})
