import type { ParsedCaptions } from '../../../shared/caption/parse.ts'
import type { LanguageCode } from '../../../shared/contentDetails.ts'
import type { Failure } from '../../common/failure.ts'
import type { ChosenFile } from '../../upload/fileTransfer/types.ts'

/** One cue as it is typed: times such as `1:02.500`, and the text, in which `<i>`, `<b>`, `<u>` and `<v Name>` are markup. */
export type Line = { id: string; start: string; end: string; text: string }
type LineField = 'start' | 'end' | 'text'
/** What is wrong with a line, by field. */
export type LineErrors = Partial<Record<LineField, string>>

export type CaptionsEditorInput = { contentId: string; language: LanguageCode }

export type CaptionsEditorContext = {
  contentId: string
  /** of the captions that are edited, deleted, or begun next */
  language: LanguageCode
  /** what is read: the address of saved captions, or the id of a chosen file; empty before */
  source: string
  lines: readonly Line[]
  /** true when saving would change something */
  isChanged: boolean
  /** by line; found when the user saves */
  errors: Readonly<Record<string, LineErrors>>
  /** why the last chosen file cannot be used */
  fileError: string | null
  failure: Failure | null
}

export type CaptionsEditorEvent =
  | { type: 'language.choose'; language: LanguageCode }
  /** begins captions without lines */
  | { type: 'captions.create' }
  /** @property url of the captions as they are saved */
  | { type: 'captions.open'; language: LanguageCode; url: string }
  | { type: 'captions.restore'; language: LanguageCode; lines: readonly Line[] }
  | { type: 'file.choose'; file: ChosenFile }
  | { type: 'line.change'; id: string; patch: Partial<Pick<Line, LineField>> }
  /** @property second of the video where the line begins */
  | { type: 'line.add'; second: number }
  | { type: 'line.remove'; id: string }
  | { type: 'captions.save' }
  | { type: 'editor.close' }
  | { type: 'changes.discard' }
  | { type: 'changes.keep' }
  | { type: 'captions.delete'; language: LanguageCode }
  | { type: 'deletion.confirm' }
  | { type: 'deletion.cancel' }
  | { type: 'failure.dismiss' }

export type CaptionsEditorFact = { type: 'captions.saved'; language: LanguageCode } | { type: 'captions.deleted'; language: LanguageCode }

/** `editing`: lines are shown. `discarding`, `deleting`: a confirmation is open. */
export type CaptionsEditorTag = 'busy' | 'editing' | 'discarding' | 'deleting'

export type ReadFileOutput = ParsedCaptions
