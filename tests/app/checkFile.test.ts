import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkFile } from '../../src/app/flows/upload/checkFile.ts'
import type { FileKind } from '../../src/machines/upload/fileTransfer/types.ts'
import { clipMaker, type ClipMaker } from '../support/media.ts'
import { makeOther, namesTheFive, otherContainers } from '../support/otherContainers.ts'

const fileOf = (bytes: string, name = 'fichier'): File => new File([Buffer.from(bytes, 'latin1')], name)
const check = (kind: FileKind, bytes: string, name?: string) => checkFile(kind, fileOf(bytes, name))

describe('the check of a chosen file’s first bytes', () => {
  it.each([
    ['mp4', 'video', '\0\0\0\u0020ftypisom'],
    ['old QuickTime', 'video', '\0\0\0\u0020moov....'],
    ['mkv and webm', 'video', '\u001a\u0045\u00df\u00a3....'],
    ['avi', 'video', 'RIFF....AVI LIST'],
    ['jpeg', 'thumbnail', '\u00ff\u00d8\u00ff\u00e0'],
    ['png', 'thumbnail', '\u0089PNG\r\n\u001a\n'],
    ['webp', 'thumbnail', 'RIFF....WEBPVP8 '],
  ] as const)('accepts %s', async (_, kind, bytes) => {
    await expect(check(kind, bytes)).resolves.toBeUndefined()
  })

  it('refuses a text that is named .mp4', async () => {
    await expect(check('video', 'Bonjour tout le monde', 'video.mp4')).rejects.toMatchObject({
      code: 'UNSUPPORTED_VIDEO',
      message: 'Format vidéo non supporté. Utilisez MP4, AVI, WEBM, MOV ou MKV',
    })
  })

  it('refuses a sound file of the same family as avi and webp', async () => {
    await expect(check('video', 'RIFF....WAVEfmt ')).rejects.toMatchObject({ code: 'UNSUPPORTED_VIDEO' })
    await expect(check('thumbnail', 'RIFF....WAVEfmt ')).rejects.toMatchObject({ code: 'UNSUPPORTED_IMAGE' })
  })

  it('refuses an empty file', async () => {
    await expect(check('video', '')).rejects.toMatchObject({ code: 'EMPTY_FILE', message: 'Le fichier est vide' })
  })

  it('reports a file that was deleted after it was chosen', async () => {
    const gone = fileOf('\0\0\0\u0020ftypisom')
    Object.defineProperty(gone, 'slice', {
      value: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
    })
    await expect(checkFile('video', gone)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: 'Le fichier ne peut plus être lu, choisissez-le de nouveau',
    })
  })
})

describe('a video in another container, named .mp4', () => {
  let clips: ClipMaker
  beforeAll(async () => {
    clips = await clipMaker()
  })
  afterAll(() => clips.remove())

  it.each(otherContainers)('$name is refused by its first bytes, and the message names the five accepted containers', async (container) => {
    const video = new File([new Uint8Array(await readFile(await makeOther(clips, container)))], 'video.mp4', { type: 'video/mp4' })
    await expect(checkFile('video', video)).rejects.toMatchObject({ code: 'UNSUPPORTED_VIDEO', message: namesTheFive })
  })

  it.each(['M4A ', 'M4B '])('an audio file in a container of mp4’s family is refused as such: %s', async (brand) => {
    await expect(check('video', `\0\0\0\u0020ftyp${brand}`)).rejects.toMatchObject({
      code: 'NOT_A_VIDEO',
      message: 'Le fichier ne contient que du son, pas d’image',
    })
  })

  it.each(['a.mp4', 'a.m4v', 'a.mov', 'a.mkv'])('%s is accepted', async (name) => {
    const bytes = await readFile(await clips.make({ name, seconds: 1 }))
    await expect(checkFile('video', new File([new Uint8Array(bytes)], name))).resolves.toBeUndefined()
  })
})
