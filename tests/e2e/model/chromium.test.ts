import { afterAll } from 'vitest'
import { closeModelSite } from './describeInChromium.ts'

// All of them share one site and one browser.
import './like.ts'
import './follow.ts'
import './bell.ts'
import './history.ts'
import './player.ts'

afterAll(closeModelSite)
