import { useState } from 'react'

const key = 'lucarne.shortcuts'

/** May single keys do something? Remembered on this device; they may unless somebody turned them off. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    // A browser that keeps nothing has kept no refusal.
    return true
  }
}

/** The switch of the shortcuts, for the sheet and the settings. */
export function useShortcutSwitch(): { isOn: boolean; turn: (on: boolean) => void } {
  const [isOn, setOn] = useState(areShortcutsOn)
  return {
    isOn,
    turn: (on) => {
      setOn(on)
      try {
        if (on) localStorage.removeItem(key)
        else localStorage.setItem(key, 'off')
      } catch (error) {
        // Full or forbidden: it holds until the page is left.
        if (!(error instanceof DOMException)) throw error
      }
    },
  }
}
