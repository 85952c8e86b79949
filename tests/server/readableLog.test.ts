import { describe, expect, it } from 'vitest'
import { readableLog } from '../../src/server/readableLog.ts'

const time = new Date(2026, 10, 22, 9, 5, 7).toISOString()
const json = (entry: object): string => JSON.stringify({ time, pid: 1, ...entry })
const read = readableLog(false)

describe('the short log format', () => {
  it('has a line per answered request, with its address', () => {
    expect(read(json({ level: 30, reqId: 'a', req: { method: 'GET', url: '/x?token=[…]' }, msg: 'incoming request' }))).toBeNull()
    expect(read(json({ level: 30, reqId: 'b', req: { method: 'POST', url: '/y' }, msg: 'incoming request' }))).toBeNull()
    expect(read(json({ level: 30, reqId: 'a', res: { statusCode: 302 }, responseTime: 12.4, msg: 'request completed' }))).toBe(
      '09:05:07 GET /x?token=[…] 302 12 ms',
    )
    expect(read(json({ level: 30, reqId: 'b', res: { statusCode: 201 }, responseTime: 3, msg: 'request completed' }))).toBe(
      '09:05:07 POST /y 201 3 ms',
    )
  })

  it('has warnings and errors on one line, with their cause', () => {
    expect(read(json({ level: 40, msg: 'ffmpeg was not found' }))).toBe('09:05:07 attention : ffmpeg was not found')
    expect(read(json({ level: 50, reqId: 'a', err: { message: 'no\n  connection', stack: 'x' }, msg: 'INTERNAL' }))).toBe(
      '09:05:07 erreur : INTERNAL (no connection)',
    )
    expect(read(json({ level: 60, err: { message: 'gone' }, msg: 'gone' }))).toBe('09:05:07 erreur fatale : gone')
  })

  it('omits the rest unless it is requested', () => {
    const entry = json({ level: 30, msg: 'migration applied' })
    expect(read(entry)).toBeNull()
    expect(readableLog(true)(entry)).toBe('09:05:07 migration applied')
  })
})
