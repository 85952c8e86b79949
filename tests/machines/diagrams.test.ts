import { describe, expect, it } from 'vitest'
import { drawAll, findDrift } from '../../scripts/diagrams.ts'

describe('the drawings of the machines', async () => {
  const pages = await drawAll()

  it('are one per machine', () => {
    expect([...pages.keys()]).toEqual(expect.arrayContaining(['becomeCreator.md', 'like.md', 'player.md', 'session.md', 'upload.md']))
  })

  it('are the same from run to run', async () => {
    expect([...(await drawAll())]).toEqual([...pages])
  })

  it('name the one that is not what its machine says, or whose machine is gone', () => {
    const changed = new Map(pages).set('like.md', 'another drawing')
    changed.delete('player.md')
    expect(findDrift(pages)).toEqual([])
    expect(findDrift(changed)).toEqual(['like.md', 'player.md'])
  })

  it('say what the flow is and how it moves', () => {
    const like = pages.get('like.md')
    expect(like).toContain('Liking a video and taking it back')
    expect(like).toContain('  like_settled --> like_needsLogin : like.toggle [isSignedOut]')
    expect(like).toContain('  like_saving --> like_settled : done saveLike<br/>error saveLike')
    expect(like).toContain('- Actors that the app provides: `saveLike`')
  })
})
