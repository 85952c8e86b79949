import { css } from '@emotion/css'
import { color, fontSize, radius, space, weight } from '../../ui/tokens.ts'

export const card = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-width: 0;

  &[data-layout='row'] {
    display: grid;
    grid-template-columns: minmax(7rem, 40%) minmax(0, 1fr);
  }

  &[data-layout='list'] {
    display: grid;
    grid-template-columns: minmax(8rem, min(22rem, 42%)) minmax(0, 1fr);
  }

  &[data-layout='row'] :is(h3, h4) {
    padding-right: ${space[6]};
    font-size: ${fontSize[14]};
  }

  & mark {
    border-radius: 2px;
    background: ${color.accentSoft};
    color: inherit;
  }
`

export const details = css`
  display: flex;
  gap: ${space[3]};
  min-width: 0;
`

export const text = css`
  flex: 1;
  min-width: 0;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  /* The press targets of title and channel name do not overlap: each has 24 px around its middle. */
  gap: 4px;

  .${card}[data-layout='row'] & {
    gap: 6px;
  }
`

export const menu = css`
  /* Above the link's area, which covers the card. */
  position: relative;
  z-index: 1;
  align-self: flex-start;
  margin: -0.25rem calc(-1 * ${space[2]}) 0 calc(-1 * ${space[2]});

  /* Beside the title alone: views and date need the whole width for their line. */
  .${card}[data-layout='row'] & {
    position: absolute;
    top: 0;
    right: 0;
  }
`

export const meta = css`
  max-width: 100%;
  font-size: ${fontSize[14]};
  line-height: 1.4;
  color: ${color.muted};

  .${card}[data-layout='row'] & {
    font-size: ${fontSize[12]};
  }
`

export const channel = css`
  display: flex;
  align-items: center;
  gap: ${space[1]};
`

/** Above the card's own link. 24 px high, for touch and imprecise pointers, without shifting the lines around it. */
export const channelName = css`
  position: relative;
  z-index: 1;
  margin-bottom: -0.3125rem;
  padding-bottom: 0.3125rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  .${card}[data-layout='row'] & {
    margin-top: -0.1875rem;
    padding-top: 0.1875rem;
  }

  &:hover {
    color: ${color.ink};
    text-decoration: underline;
  }
`

export const extract = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  max-width: 44rem;
  margin-top: ${space[1]};
  font-size: ${fontSize[14]};
  line-height: 1.4;
  color: ${color.muted};
`

/** At most two lines: «Parce que vous avez regardé» fills most of the first. */
export const reason = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  max-width: 100%;
  margin-top: ${space[1]};
  padding: 2px ${space[2]};
  border-radius: ${radius.control};
  background: ${color.raised};
  font-size: ${fontSize[12]};
  font-weight: ${weight.medium};
  color: ${color.muted};

  /* Too narrow for one line: shown in full on two lines, because a truncated reason says nothing. */
  .${card}[data-layout='row'] & {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    padding: 0;
    border-radius: 0;
    background: none;
    line-height: 1.35;
    white-space: normal;
  }
`
