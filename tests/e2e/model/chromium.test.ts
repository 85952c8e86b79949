import { afterAll } from 'vitest'
import { closeModelSites } from './describeInChromium.ts'

// All of them share one site and one browser, but the ad's.
import './like.ts'
import './follow.ts'
import './bell.ts'
import './history.ts'
import './session.ts'
import './oauthCallback.ts'
import './historySearch.ts'
import './commentForm.ts'
import './commentSending.ts'
import './addToPlaylist.ts'
import './playlistForm.ts'
import './captionsEditor.ts'
import './editVideo.ts'
import './upload.ts'
import './uploadQueue.ts'
import './player.ts'
import './ad.ts'

afterAll(closeModelSites)
