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

  @media (width >= 768px) {
    padding: ${space[4]} ${space[6]};
  }
`

export const mark = css`
  position: absolute;
  z-index: -1;
  right: -1rem;
  top: -10%;
  width: auto;
  height: 120%;
  aspect-ratio: 1;
  color: ${color.accent};
  opacity: 0.12;
`

export const title = css`
  font-size: ${fontSize[22]};

  @media (width >= 768px) {
    font-size: ${fontSize[28]};
  }
`

/* On a phone the button says it. */
export const more = css`
  @media (width < 640px) {
    display: none;
  }
`
