import { createContext } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from './sessionMachine.ts'

/** Read instead of the session's own snapshot while the page takes the server's markup over. Null: the server has not drawn the page. */
export const FirstSessionContext = createContext<SnapshotFrom<typeof sessionMachine> | null>(null)
