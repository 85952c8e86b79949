/** hls.js ships its light build (no captions, no encryption, no alternate audio) without types of its own. */
declare module 'hls.js/light' {
  import Hls from 'hls.js'
  export default Hls
}
