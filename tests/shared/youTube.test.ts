import { describe, expect, it } from 'vitest'
import { youTubeAddress, youTubeVideoId } from '../../src/shared/youTube.ts'

describe('the address of a YouTube video', () => {
  it.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'http://youtube.com/watch?feature=share&v=aqz-KE-bpKQ&t=30s',
    'https://m.youtube.com/watch?v=aqz-KE-bpKQ&list=PL1',
    'https://music.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ?si=abc',
    'https://www.youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube.com/live/aqz-KE-bpKQ?feature=shared',
    'https://www.youtube.com/embed/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  ])('%s', (address) => {
    expect(youTubeVideoId(address)).toBe('aqz-KE-bpKQ')
  })

  it.each([
    'aqz-KE-bpKQ',
    'https://youtube.com.exemple.fr/watch?v=aqz-KE-bpKQ',
    'https://exemple.fr/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ/../x',
    'https://www.youtube.com/@chaine',
    'https://www.youtube.com/playlist?list=PL1',
    'javascript:alert(1)//youtu.be/aqz-KE-bpKQ',
    '/media/1/master.m3u8',
    '',
  ])('is none: %s', (address) => {
    expect(youTubeVideoId(address)).toBeNull()
  })

  it('is its page when it is written', () => {
    expect(youTubeVideoId(youTubeAddress('aqz-KE-bpKQ'))).toBe('aqz-KE-bpKQ')
    expect(youTubeAddress('aqz-KE-bpKQ')).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  })
})
