import { useState } from 'react'
import { siteStorage } from '../browserStorage.ts'

const key = 'lucarne.shortcuts'

/** True when single-key shortcuts work. Stored on this device; on by default. */
export const areShortcutsOn = (): boolean => siteStorage.get(key) !== 'off'

/** Returns the switch of the shortcuts, for the sheet and the settings. */
export function useShortcutSwitch(): { isOn: boolean; turn: (on: boolean) => void } {
  const [isOn, setOn] = useState(areShortcutsOn)
  return {
    isOn,
    turn: (on) => {
      setOn(on)
      if (on) siteStorage.remove(key)
      else siteStorage.set(key, 'off')
    },
  }
}
