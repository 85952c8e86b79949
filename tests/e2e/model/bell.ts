import { toggleMachine } from '../../../src/machines/common/toggle/toggleMachine.ts'
import { describeInChromium } from './describeInChromium.ts'
import { findFollow, followWithoutBell } from './follows.ts'
import { modelOfToggle } from './toggles.ts'

const bellButton = 'Notifications de Chaîne de noe_chemins'

describeInChromium('The bell of a followed channel', {
  machine: toggleMachine,
  unreachable: { 'toggle.press: settled': 'A guest follows no channel, and only a followed channel has a bell.' },
  ...modelOfToggle({
    mutation: 'SetFollowNotify',
    button: ({ page }) => page.getByRole('button', { name: bellButton }),
    shows: ({ page }, isOn) => page.getByRole('button', { name: bellButton, pressed: isOn }).waitFor(),
    isStored: async (stage) => (await findFollow(stage))?.notify ?? false,
    reset: followWithoutBell,
  }),
})
