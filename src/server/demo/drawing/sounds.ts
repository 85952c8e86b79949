/** A graph of ffmpeg's filters that makes a quiet sound, with one channel: cheap, because some clips last for minutes. */
export type Sound = string

const rate = 24_000
const noise = (colour: 'brown' | 'pink' | 'white', amplitude: number): string =>
  `anoisesrc=color=${colour}:amplitude=${amplitude}:sample_rate=${rate}:seed=7`
const chord = (notes: readonly (readonly [frequency: number, volume: number, wobble: number])[]): string =>
  `aevalsrc='${notes.map(([frequency, volume, wobble]) => `${volume}*sin(2*PI*${frequency}*t)*(0.6+0.4*sin(2*PI*${wobble}*t))`).join('+')}':s=${rate}`

export const sounds = {
  /** a low note and its fifth, which swell in turn */
  drone: (frequency: number): Sound =>
    chord([
      [frequency, 0.1, 0.3],
      [frequency * 1.5, 0.06, 0.19],
    ]),
  sea: `${noise('brown', 0.4)},tremolo=f=0.15:d=0.8`,
  wind: `${noise('pink', 0.12)},lowpass=f=500,tremolo=f=0.2:d=0.7`,
  rain: `${noise('white', 0.05)},highpass=f=900,lowpass=f=6000`,
  water: `${noise('brown', 0.3)},tremolo=f=3:d=0.5,lowpass=f=700`,
  train: `${noise('brown', 0.4)},tremolo=f=2.4:d=0.75,lowpass=f=900`,
  strings: chord([
    [196, 0.07, 0.5],
    [247, 0.06, 0.33],
    [294, 0.06, 0.67],
    [392, 0.04, 0.9],
  ]),
  organ: chord([
    [98, 0.1, 0.17],
    [196, 0.06, 0.33],
    [392, 0.04, 0.5],
  ]),
} as const
