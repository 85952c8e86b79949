import { describe, expect, it } from 'vitest'
import { drawAll, findDrift } from '../../scripts/diagrams.ts'

describe('the diagrams of the machines', async () => {
  const pages = await drawAll()

  it('draw each state and each transition of a machine, and its description for those who cannot see it', () => {
    const svg = pages.get('toggle.svg') ?? ''
    expect(svg).toContain('<title>toggle: A button of two states (a like, a follow, a bell)')
    const texts = Array.from(svg.matchAll(/<text[^>]*>([^<]*)</g), ([, text]) => text)
    expect(texts).toEqual(expect.arrayContaining(['settled', 'saving', '◉ save', '↺ toggle.press', 'needsLogin']))
    expect(texts).toEqual(
      expect.arrayContaining(['toggle.press [isSignedOut]', 'done save', 'error save [isSignInNeeded]', 'after answerLimit', 'always']),
    )
    // From the dot to the first state; between the three states, once for each direction that has transitions, and saving to itself.
    expect(svg.match(/<circle /g)).toHaveLength(1)
    expect(svg.match(/marker-end=/g)).toHaveLength(7)
  })

  it('are found by what a person wants to do, with the screens where it happens', () => {
    expect(pages.get('README.md')).toMatch(/\*\*Share a video\*\*: \[share\]\(share\.md\)\. .* Screens: Administration, Creator, Watch\.\n/)
  })

  it('are one file per machine', () => {
    expect([...pages.keys()]).toEqual(expect.arrayContaining(['becomeCreator.md', 'player.md', 'session.md', 'toggle.md', 'upload.md']))
  })

  it('are deterministic', async () => {
    expect([...(await drawAll())]).toEqual([...pages])
  })

  it('report a file that differs from its machine, or whose machine no longer exists', () => {
    const changed = new Map(pages).set('toggle.md', 'another drawing')
    changed.delete('player.md')
    expect(findDrift(pages)).toEqual([])
    expect(findDrift(changed)).toEqual(['toggle.md', 'player.md'])
  })

  it('contain the description of the flow and its transitions', () => {
    const toggle = pages.get('toggle.md')
    expect(toggle).toContain('A button of two states (a like, a follow, a bell)')
    expect(toggle).toContain('  toggle_settled --> toggle_needsLogin : toggle.press [isSignedOut]')
    expect(toggle).toContain('  toggle_saving --> toggle_settled : done save<br/>error save')
    expect(toggle).toContain('- Actors that the app provides: `save`')
  })
})
