import { css } from '@emotion/css'
import { color, decor, radius, space } from '../../ui/tokens.ts'

export const frame = css`
  position: relative;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.card};
  background: ${color.raised};
`

export const picture = css`
  width: 100%;
  height: 100%;
  object-fit: cover;
`

export const length = css`
  position: absolute;
  right: ${space[2]};
  bottom: ${space[2]};
`

export const seen = css`
  position: absolute;
  top: ${space[2]};
  left: ${space[2]};
`

export const watched = css`
  position: absolute;
  inset: auto 0 0;
  height: 4px;
  background: ${decor.badge};

  @media (forced-colors: active) {
    border-top: 1px solid CanvasText;
    background: Canvas;
  }
`

export const watchedPart = css`
  display: block;
  height: 100%;
  min-width: 4px;
  background: ${color.accent};

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
  }
`
