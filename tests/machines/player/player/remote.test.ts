import { describe, expect, it } from 'vitest'
import { selectIsRemote, selectIsRemoteAvailable } from '../../../../src/machines/player/player/selectors.ts'
import { perform, type Player, said, shown, watch } from './viewing.ts'

const state = (player: Player) => [shown(player, selectIsRemoteAvailable), shown(player, selectIsRemote)]

describe('another device', () => {
  it('is offered while the browser knows one', () => {
    const player = watch()
    expect([state(player), said(player, 'remote.choose')]).toEqual([[false, false], []])
    perform(player, 'media.remoteAvailable')
    expect(state(player)).toEqual([true, false])
    expect(said(player, 'remote.choose')).toEqual([{ type: 'remote.requested' }])
    perform(player, 'media.remoteUnavailable')
    expect(state(player)).toEqual([false, false])
  })

  it('plays the video once the browser has connected it, until it is disconnected', () => {
    const player = watch(undefined, 'media.remoteAvailable', 'remote.choose')
    expect(state(player)).toEqual([true, false])
    perform(player, 'media.remoteConnected')
    expect(state(player)).toEqual([true, true])
    expect(said(player, 'remote.choose')).toEqual([{ type: 'remote.requested' }])
    perform(player, 'media.remoteDisconnected')
    expect(state(player)).toEqual([true, false])
  })

  it('may be connected before the browser has said that there is one', () => {
    const player = watch(undefined, 'media.remoteConnected')
    expect(state(player)).toEqual([true, true])
  })
})
