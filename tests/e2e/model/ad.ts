import { adMachine } from '../../../src/machines/player/ad/adMachine.ts'
import { type AdServer, startAdServer } from '../../support/adServer.ts'
import type { CanHappen, Path } from '../../support/model/paths.ts'
import { makeDataDir } from '../../support/process.ts'
import { adFixtures, unskippable } from '../../machines/player/ad/fixtures.ts'
import { makeStoryClip } from '../clip.ts'
import { adLooks } from './adLooks.ts'
import { adTimes, notePlacement } from './adScreen.ts'
import { adCauses, adSteps } from './adSteps.ts'
import { describeInChromium } from './describeInChromium.ts'
import { type ModelSite, openModelSite } from './modelSite.ts'
import { PlayableVideos } from './playableVideos.ts'
import { startButton } from './screening.ts'
import type { Beginning, Stage } from './stage.ts'

const opened = new WeakMap<ModelSite, { ads: AdServer; videos: PlayableVideos }>()

/** A site that shows an ad before each video. */
async function openSite(): Promise<ModelSite> {
  const folder = await makeDataDir()
  const ads = await startAdServer(await makeStoryClip(folder.path, { seconds: adTimes.length, rate: 10 }), adTimes)
  const site = await openModelSite({ AD_TAG_URL: ads.tagUrl })
  const closing: ModelSite = {
    ...site,
    close: async () => {
      await site.close()
      await ads.close()
      await folder.remove()
    },
  }
  opened.set(closing, { ads, videos: new PlayableVideos(closing) })
  return closing
}

const hasStep = ({ steps }: Path, type: string): boolean => steps.some(({ event }) => event.type === type)

async function arrange({ site }: Omit<Stage, 'page' | 'requests'>, path: Path): Promise<Beginning> {
  const { ads, videos } = opened.get(site) ?? {}
  if (!ads || !videos) throw new Error('This site shows no ads')
  const placement = ads.addPlacement()
  placement.sendMedia('waits')
  return {
    // From its start, however far an earlier path has watched it.
    path: `${(await videos.shared('long')).path}?t=0`,
    isSignedIn: true,
    prepare: async (page) => {
      notePlacement(page, placement)
      if (hasStep(path, 'media.unmuted')) await page.addInitScript(() => localStorage.setItem('lucarne.player', '{"muted":true}'))
    },
    before: (stage) => startButton(stage).click(),
  }
}

/** One that cannot be skipped is watched to its end, all others can be. */
const canHappen: CanHappen = ({ type }, { snapshot }) => {
  if (type === 'ad.play' || type === 'ad.pause') return false
  if (type === 'media.paused') return !snapshot.matches({ shown: 'paused' })
  if (type === 'media.waiting') return !snapshot.matches({ shown: 'stalled' })
  if (type === 'media.ended') return snapshot.context.ad === unskippable
  return true
}

const onlyKeys = 'Only the system’s media keys do so.'
const onlyOnce = 'The element says it once, until it plays again.'

describeInChromium('The advertisement', {
  machine: adMachine,
  fixtures: adFixtures,
  openSite,
  mutations: {},
  addresses: { requestAd: '*/tag' },
  arrange,
  do: adSteps,
  causes: adCauses,
  see: adLooks,
  canHappen,
  unreachable: {
    'done requestAd → media.playing → ad.skip: shown.playing': 'It can be skipped after its offset.',
  },
  impossible: {
    'done requestAd → media.refused: over': 'Chromium plays whatever follows a press on the page, and no ad comes without one.',
  },
  unmet: {
    'ad.beginning: ad.pause → ad.withdrawn': onlyKeys,
    'ad.shown: ad.play → no move': onlyKeys,
    'ad.shown: ad.pause → no move': onlyKeys,
    'ad.shown.stalled: media.waiting → no move': onlyOnce,
    'ad.shown.paused: media.paused → no move': onlyOnce,
  },
})
