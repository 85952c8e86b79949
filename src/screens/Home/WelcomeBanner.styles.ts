import { css } from '@emotion/css'
import { color, fontSize, radius, space } from '../../ui/tokens.ts'

export const banner = css`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[6]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.card};
  background: ${color.raised};

  @media (width >= 640px) {
    flex-wrap: nowrap;
    padding: ${space[2]} ${space[6]};
  }
`

export const mark = css`
  position: absolute;
  z-index: -1;
  right: ${space[6]};
  top: -15%;
  width: auto;
  height: 130%;
  aspect-ratio: 1;
  color: ${color.accent};
  opacity: 0.12;

  /* Beside the guests' button. */
  @media (width >= 640px) {
    &:has(~ a) {
      right: 17rem;
    }
  }

  /* The sentence and the button leave no room for it. */
  @media (1024px <= width < 1440px) {
    &:has(~ a) {
      display: none;
    }
  }
`

export const title = css`
  font-size: ${fontSize[22]};
`

/* Below the title, which the member's name makes longer or shorter. The first screen of a phone is for a video. */
export const text = css`
  font-size: ${fontSize[14]};

  @media (width < 640px) {
    display: none;
  }
`

/* The button says it as well. */
export const more = css`
  @media (width < 1024px) {
    display: none;
  }
`
