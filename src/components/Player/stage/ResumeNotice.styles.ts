import { css } from '@emotion/css'
import { color, controlHeight, decor, fontSize, radius, space, weight } from '../../../ui/tokens.ts'

/** Above the start button, which covers the whole poster. The same in both themes, like everything over a video. */
export const notice = css`
  position: absolute;
  z-index: 3;
  top: var(--title-height, ${space[3]});
  left: ${space[3]};
  display: flex;
  align-items: center;
  gap: ${space[2]};
  max-width: calc(100% - 2 * ${space[3]});
  padding-inline: ${space[3]} ${space[1]};
  border-radius: ${radius.full};
  background: ${decor.badge};
  color: ${color.onScrim};
  font-size: ${fontSize[14]};
  font-variant-numeric: tabular-nums;

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    background: Canvas;
  }
`

export const text = css`
  white-space: nowrap;
`

/** Its own padding replaces the gap. */
export const restart = css`
  min-height: ${controlHeight.small};
  margin-inline-start: calc(-1 * ${space[2]});
  padding-inline: ${space[2]};
  border-radius: ${radius.full};
  font-weight: ${weight.strong};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  white-space: nowrap;

  &:hover {
    text-decoration-thickness: 2px;
  }

  &:focus-visible {
    outline-color: ${color.onScrim};
    outline-offset: -2px;
  }
`
