import { css } from '@emotion/css'
import { color, decor, fontSize, radius, space, weight } from '../../ui/tokens.ts'

export const page = css`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
`

export const back = css`
  align-self: flex-start;
`

export const header = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  padding: ${space[4]};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${decor.line};

  @media (width >= 768px) {
    grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
    align-items: center;
    padding: ${space[5]};
  }
`

export const about = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[2]};
  min-width: 0;
`

export const name = css`
  max-width: 100%;
  overflow-wrap: anywhere;
`

export const badges = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`

export const description = css`
  max-width: 100%;
  overflow-wrap: anywhere;
`

export const meta = css`
  font-size: ${fontSize[14]};
  color: ${color.muted};
`

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[2]};
`

export const videos = css`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
`

export const videosHead = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
`

export const sort = css`
  min-width: 14rem;
`

export const grid = css`
  container: playlist / inline-size;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: ${space[8]} ${space[4]};
`

export const item = css`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space[3]};
  min-width: 0;
  border-radius: ${radius.card};

  &[data-dragged] {
    opacity: 0.5;
  }

  &[data-over] {
    outline: 3px solid ${color.accent};
    outline-offset: ${space[2]};
  }
`

export const bar = css`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: ${space[1]};
  border-top: 1px solid ${decor.line};
  padding-top: ${space[1]};
`

export const move = css`
  /* In one column, the header is above the videos. */
  @container playlist (width < 35rem) {
    & svg {
      rotate: 90deg;
    }
  }
`

export const handle = css`
  touch-action: none;
  cursor: grab;

  &:active {
    cursor: grabbing;
  }
`

export const position = css`
  min-width: 2ch;
  font-size: ${fontSize[14]};
  font-weight: ${weight.strong};
  color: ${color.muted};
  text-align: center;
`

export const remove = css`
  margin-left: auto;
`
