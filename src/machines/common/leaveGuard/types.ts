export type LeaveGuardEvent =
  | { type: 'changes.made' }
  /** saved, or undone */
  | { type: 'changes.saved' }
  /** a link, a search or the browser's back and forward buttons lead to another page; held back until the user has answered */
  | { type: 'departure.attempted' }
  | { type: 'leave.confirm' }
  | { type: 'leave.cancel' }

export type LeaveGuardTag = 'asking'
