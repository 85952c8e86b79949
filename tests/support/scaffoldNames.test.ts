import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { planToggle } from '../../scripts/new/plan.ts'
import { parseToggle, Refusal } from '../../scripts/new/toggle.ts'

const parsed = (command: string) => parseToggle(command.split(' '))
const root = join(import.meta.dirname, '..', '..')

describe('the names of a new toggle', () => {
  it.each([
    ['mute', 'mutes', 'muted'],
    ['block', 'blocks', 'blocked'],
    ['pin', 'pins', 'pinned'],
    ['watch', 'watches', 'watched'],
    ['deny', 'denies', 'denied'],
  ])('%s: %s, %s', (verb, plural, participle) => {
    expect(parsed(`toggle ${verb} --on channel`)).toEqual({ verb, plural, participle, subject: 'channel' })
  })

  it('takes a participle that follows no rule', () => {
    expect(parsed('toggle hide --on content --participle hidden')).toMatchObject({ participle: 'hidden', subject: 'content' })
  })

  it.each([
    ['', 'npm run new -- toggle'],
    ['machine mute --on channel', 'npm run new -- toggle'],
    ['toggle --on channel', 'npm run new -- toggle'],
    ['toggle mute bell --on channel', 'npm run new -- toggle'],
    ['toggle Mute --on channel', '«Mute» does not name a toggle'],
    ['toggle ../mute --on channel', '«../mute» does not name a toggle'],
    ['toggle watch-later --on content', '«watch-later» does not name a toggle'],
    ['toggle delete --on channel', '«delete» does not name a toggle'],
    ['toggle mute', '--on «»: a toggle is about a channel or a content'],
    ['toggle mute --on playlist', '--on «playlist»: a toggle is about a channel or a content'],
    ['toggle hide --on channel --participle Hidden', '--participle «Hidden»'],
    ['toggle mute --of channel', "Unknown option '--of'"],
  ])('refuses «%s»', (command, reason) => {
    expect(() => parsed(command)).toThrow(Refusal)
    expect(() => parsed(command)).toThrow(reason)
  })

  it.each([
    ['like', 'src/components/LikeButton/LikeButton.tsx'],
    ['report', 'src/api/report/routes.ts'],
    ['play', 'src/shared/pageMessages.ts'],
    ['word', 'src/db/schema/schema.ts'],
  ])('refuses %s, which is taken', (verb, file) => {
    expect(() => planToggle(root, parsed(`toggle ${verb} --on channel`))).toThrow(Refusal)
    expect(() => planToggle(root, parsed(`toggle ${verb} --on channel`))).toThrow(file)
  })
})
