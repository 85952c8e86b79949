import { fromPromise } from 'xstate'
import type { Cue } from '../../../shared/caption/cue.ts'
import { captionMessages, parseCaptions } from '../../../shared/caption/parse.ts'
import { clientError } from '../../../shared/codedError.ts'
import { callApi } from '../common/callApi.ts'
import type { FlowServices } from '../common/services.ts'

/** Returns the actor that reads captions as they are saved, at their address. Failures are CodedErrors. */
export const readCaptions = (session: FlowServices['session']) =>
  fromPromise<Cue[], { url: string }>(async ({ input: { url }, signal }) => {
    const { cues, problem } = parseCaptions(await (await callApi(session, url, { signal })).text())
    // The part of the video that plays may have none.
    if (problem?.message === captionMessages.none) return []
    // They were written by the server, from cues.
    if (!cues) throw clientError('INTERNAL')
    return cues
  })
