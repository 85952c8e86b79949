import * as city from './city.ts'
import type { DemoClip } from './clip.ts'
import * as mathematics from './mathematics.ts'
import * as nature from './nature.ts'
import * as sky from './sky.ts'

/** All videos of the demonstration, the most attractive ones first. Their places here are stored: an interrupted site goes on by them. */
export const demoClips: readonly DemoClip[] = [
  mathematics.mandelbrot,
  city.rooftops,
  nature.sunset,
  sky.mountains,
  sky.planets,
  sky.aurora,
  city.nightTrain,
  city.strings,
  nature.flowers,
  mathematics.moire,
  nature.crossing,
  sky.eclipse,
  sky.balloons,
  nature.underWater,
  nature.aquarium,
  mathematics.plasma,
  city.rain,
  sky.snowyVillage,
  mathematics.gameOfLife,
  city.equaliser,
  nature.lighthouse,
  sky.starTrails,
  city.undergroundMap,
  mathematics.testPattern,
  sky.autumn,
  city.lissajous,
  mathematics.triangles,
  nature.calmMorning,
  mathematics.rule110,
  mathematics.carpet,
]

/** A fresh site shows these within seconds: they are drawn quickly. */
const quicklyMade: readonly DemoClip[] = [nature.flowers, nature.sunset, city.rooftops, sky.mountains, sky.planets, sky.balloons]

/** The videos with their places, in the order in which they are made. */
export const clipsToMake: readonly (readonly [place: number, clip: DemoClip])[] = [...demoClips.entries()].toSorted(
  ([, one], [, other]) => Number(quicklyMade.includes(other)) - Number(quicklyMade.includes(one)),
)
