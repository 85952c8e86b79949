import Hls from 'hls.js'

/** The least that plays a video: an element and hls.js. `#{playlist}|{short side}` names what it plays, and in which quality. */
const [playlist = '', side = ''] = decodeURIComponent(location.hash.slice(1)).split('|')
const video = document.querySelector('video')
if (!video) throw new Error('The page has no video')
const hls = new Hls({ autoStartLoad: false, maxMaxBufferLength: 60 })
hls.on(Hls.Events.MANIFEST_PARSED, () => {
  const level = hls.levels.findIndex(({ width, height }) => Math.min(width, height) === Number(side))
  hls.startLevel = level
  hls.loadLevel = level
  hls.startLoad()
})
hls.loadSource(playlist)
hls.attachMedia(video)
video.volume = 0.5
document.querySelector('button')?.addEventListener('click', () => void video.play())
document.addEventListener('keydown', ({ key }) => {
  if (/^\d$/.test(key)) video.currentTime = (Number(key) / 10) * video.duration
})
