import { useState } from 'react'
import { siteStorage } from '../browserStorage.ts'

const key = 'lucarne.shortcuts'

/** May single keys do something? Remembered on this device; they may unless somebody turned them off. */
export const areShortcutsOn = (): boolean => siteStorage.get(key) !== 'off'

/** The switch of the shortcuts, for the sheet and the settings. */
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
