import { aac, coded, type Kind, x264 } from './recipe.ts'

const vp8 = ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8']
const vp9 = ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-pix_fmt', 'yuv420p']
const hevc = ['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=none', '-tag:v', 'hvc1']

/** Containers and codecs. */
export const codecs: readonly Kind[] = [
  coded(
    'H.264 and AAC in an mp4, as phones make it',
    'usual.mp4',
    { encode: [...x264, ...aac, '-movflags', '+faststart'] },
    { size: [320, 180] },
  ),
  coded('an mp4 with its index at the end', 'camera.mp4', { encode: [...x264, ...aac] }),
  coded('a fragmented mp4', 'fragmented.mp4', { encode: [...x264, ...aac, '-movflags', '+frag_keyframe+empty_moov'] }),
  coded('an m4v', 'film.m4v', { encode: [...x264, ...aac] }),
  coded('H.264 of the baseline profile', 'baseline.mp4', { encode: [...x264, '-profile:v', 'baseline', ...aac] }),
  coded('H.264 in 10 bits', 'high10.mp4', { encode: [...x264, '-pix_fmt', 'yuv420p10le', ...aac] }),
  coded('H.264 in 4:2:2', 'high422.mp4', { encode: [...x264, '-pix_fmt', 'yuv422p', ...aac] }),
  coded('H.264 in 4:4:4', 'high444.mp4', { encode: [...x264, '-pix_fmt', 'yuv444p', ...aac] }),
  coded('H.265', 'hevc.mp4', { encode: [...hevc, '-pix_fmt', 'yuv420p', ...aac] }),
  coded('H.265 in 10 bits', 'hevc10.mov', { encode: [...hevc, '-pix_fmt', 'yuv420p10le', ...aac] }),
  coded('VP8 and Vorbis in a WebM', 'vp8.webm', { encode: [...vp8, '-c:a', 'libvorbis'] }),
  coded('VP9 and Opus in a WebM', 'vp9.webm', { encode: [...vp9, '-c:a', 'libopus'] }),
  coded(
    'AV1 in an mp4',
    'av1.mp4',
    { card: { seconds: 1 }, sound: { seconds: 1 }, encode: ['-c:v', 'libsvtav1', '-preset', '12', ...aac] },
    { duration: 1 },
  ),
  coded('MPEG-4 and MP3 in an AVI', 'divx.avi', { encode: ['-c:v', 'mpeg4', '-q:v', '3', '-c:a', 'mp3'] }),
  coded('Motion JPEG and PCM in an AVI', 'mjpeg.avi', {
    encode: ['-c:v', 'mjpeg', '-q:v', '3', '-pix_fmt', 'yuvj420p', '-c:a', 'pcm_s16le'],
  }),
  coded('MPEG-2 and AC-3 in a Matroska file', 'dvd.mkv', { encode: ['-c:v', 'mpeg2video', '-q:v', '3', '-c:a', 'ac3'] }),
  coded('ProRes and PCM in a QuickTime file', 'prores.mov', { encode: ['-c:v', 'prores_ks', '-profile:v', '0', '-c:a', 'pcm_s24le'] }),
  coded('Theora in a Matroska file', 'theora.mkv', { encode: ['-c:v', 'libtheora', '-q:v', '8', '-c:a', 'libvorbis'] }),
  coded('FFV1 and FLAC in a Matroska file', 'archive.mkv', { encode: ['-c:v', 'ffv1', '-c:a', 'flac'] }),
  coded('sound in six channels', 'surround.mp4', { encode: [...x264, '-af', 'pan=5.1|c0=c0|c1=c0|c2=c0|c3=0*c0|c4=c0|c5=c0', ...aac] }),
  coded('sound of 8 kHz in one channel', 'phone.mp4', { encode: [...x264, ...aac, '-ar', '8000', '-ac', '1'] }),
  coded('sound of 96 kHz', 'studio.mkv', { encode: [...x264, '-c:a', 'flac', '-ar', '96000'] }),
  coded('no sound', 'mute.mp4', { sound: null, encode: x264 }),
]
