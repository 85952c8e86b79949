import { css } from '@emotion/css'
import { color, decor, font, fontSize, radius, space, weight } from '../../../ui/tokens.ts'

const code = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace'

export const page = css`
  display: flex;
  flex-direction: column;
  height: 100dvh;
  background: ${color.background};
`

export const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[4]};
  border-bottom: 1px solid ${decor.line};
`

export const title = css`
  font-size: ${fontSize[18]};
`

export const source = css`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  color: ${color.muted};
  font-size: ${fontSize[14]};
`

export const nothing = css`
  display: grid;
  flex: 1;
  place-items: center;
  padding: ${space[6]};
  color: ${color.muted};
`

export const panels = css`
  display: grid;
  flex: 1;
  grid-template: minmax(0, 3fr) minmax(0, 2fr) / minmax(200px, 17rem) minmax(0, 1fr) minmax(260px, 22rem);
  min-height: 0;

  /* Below the page there is place for one row. */
  @media (height < 520px) {
    grid-template: minmax(0, 1fr) minmax(0, 1fr) / 12rem minmax(0, 1fr) minmax(0, 24rem) 17rem;
  }

  @media (width < 900px) {
    display: block;
    overflow: auto;
  }
`

export const panel = css`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  border-right: 1px solid ${decor.line};
  border-bottom: 1px solid ${decor.line};
`

/** It comes before the sequence in the document, and beside the chart on the screen. */
export const snapshot = css`
  ${panel}

  @media (height < 520px) {
    grid-area: 1 / 4 / 2 / 5;
  }
`

/** Panels that are as high as the place in one row. */
export const tall = css`
  ${panel}

  @media (height < 520px) {
    grid-row: 1 / 3;
  }
`

export const sequence = css`
  display: flex;
  flex-direction: column;
  grid-area: 2 / 1 / 3 / 3;
  container-type: inline-size;
  min-width: 0;
  min-height: 0;
  border-right: 1px solid ${decor.line};

  @media (height < 520px) {
    grid-area: 1 / 3 / 3 / 4;
  }
`

export const sending = css`
  display: flex;
  flex-direction: column;
  grid-area: 2 / 3 / 3 / 4;
  min-width: 0;
  min-height: 0;

  @media (height < 520px) {
    grid-area: 2 / 4 / 3 / 5;
  }
`

export const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 2rem;
`

export const steps = css`
  display: flex;
  padding-right: ${space[2]};
`

export const heading = css`
  padding: ${space[2]} ${space[3]} ${space[1]};
  font-family: ${font.text};
  font-size: ${fontSize[12]};
  font-weight: ${weight.strong};
  letter-spacing: 0;
  color: ${color.muted};
`

export const subheading = css`
  padding-block: ${space[3]} ${space[1]};
  font-family: ${font.text};
  font-size: ${fontSize[12]};
  font-weight: ${weight.strong};
  letter-spacing: 0;
  color: ${color.muted};
`

export const scroll = css`
  flex: 1;
  contain: content;
  overflow: auto;
  min-height: 0;
  padding: 0 ${space[3]} ${space[3]};

  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`

export const note = css`
  padding: ${space[2]} 0;
  color: ${color.muted};
  font-size: ${fontSize[14]};
`

export const tree = css`
  & & {
    padding-left: ${space[3]};
    border-left: 1px solid ${decor.line};
  }
`

const row = css`
  width: 100%;
  padding: ${space[1]} ${space[2]};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: inherit;
  font: inherit;
  font-size: ${fontSize[14]};
  text-align: left;
  cursor: pointer;

  &:hover {
    background: ${color.raised};
  }

  &[aria-pressed='true'] {
    background: ${color.accentSoft};
  }
`

export const actor = css`
  ${row}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space[2]};
`

export const stopped = css`
  color: ${color.muted};
  font-style: italic;
`

export const actorName = css`
  font-weight: ${weight.medium};
  overflow-wrap: anywhere;
`

export const actorState = css`
  color: ${color.muted};
  font: ${fontSize[12]} / 1.7 ${code};
  overflow-wrap: anywhere;
`

export const facts = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[1]} ${space[3]};
  font-size: ${fontSize[14]};

  & dt {
    color: ${color.muted};
  }

  & dd {
    overflow-wrap: anywhere;
  }
`

export const was = css`
  color: ${color.muted};
`

export const lines = css`
  font: ${fontSize[12]} / 1.6 ${code};
`

export const line = css`
  display: grid;
  grid-template-columns: 1em 1fr;
  gap: ${space[1]};
  padding-inline: ${space[1]};
  border-radius: ${radius.small};
  overflow-wrap: anywhere;

  &[data-change='added'] {
    background: ${color.successSoft};
  }

  &[data-change='removed'] {
    background: ${color.dangerSoft};
  }

  &[data-change='changed'] {
    background: ${color.warningSoft};
  }

  &[data-depth='1'] {
    margin-left: 1em;
  }

  &[data-depth='2'] {
    margin-left: 2em;
  }

  &[data-depth='3'] {
    margin-left: 3em;
  }

  &[data-depth='4'] {
    margin-left: 4em;
  }

  &[data-depth='5'] {
    margin-left: 5em;
  }
`

export const mark = css`
  font-weight: ${weight.strong};
`

export const hidden = css`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
  white-space: nowrap;
`

export const filters = css`
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  padding-bottom: ${space[2]};
  background: ${color.background};
`

export const filter = css`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.muted};
  font-size: ${fontSize[12]};
`

export const filterInput = css`
  width: 9rem;
  min-height: 1.75rem;
  padding-inline: ${space[2]};
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  background: ${color.surface};
  color: ${color.ink};
  font: ${fontSize[12]} ${code};

  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }
`

export const events = css`
  font: ${fontSize[12]} / 1.6 ${code};
`

export const event = css`
  ${row}
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 1fr);
  column-gap: ${space[3]};
  align-items: center;
  min-height: 24px;
  padding-block: 2px;
  font: inherit;

  @container (width < 34rem) {
    grid-template-columns: 3.5rem minmax(0, 1fr) minmax(0, 1fr);
  }
`

export const figure = css`
  color: ${color.muted};
  text-align: right;
  font-variant-numeric: tabular-nums;
`

export const cell = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** In a narrow list a row of its own has the sender and the receiver. */
export const parties = css`
  ${cell}

  @container (width < 34rem) {
    grid-area: 2 / 2 / 3 / 4;
    color: ${color.muted};
  }
`

export const eventType = css`
  overflow: hidden;
  font-weight: ${weight.strong};
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const form = css`
  display: grid;
  gap: ${space[3]};

  & textarea {
    font: ${fontSize[12]} / 1.5 ${code};
  }
`
