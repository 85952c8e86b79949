import { css, keyframes } from '@emotion/css'
import { color, fontSize, radius, space, weight } from '../../../ui/tokens.ts'

/* Above the picture, below the controls, so that the time bar still leads back. */
export const screen = css`
  position: absolute;
  z-index: 2;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]} 5.5rem;
  overflow-y: auto;
  background: rgb(12 12 14 / 86%);
  color: ${color.onScrim};

  /* The bar under the picture gives way (Controls.styles.ts). */
  @container player (width < 520px) {
    justify-content: safe center;
    gap: ${space[1]};
    padding: ${space[1]} ${space[3]} 2.25rem;
  }
`

export const label = css`
  color: ${color.muted};
  font-size: ${fontSize[14]};
`

export const next = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  max-width: 100%;
`

export const picture = css`
  display: none;
  width: 10rem;
  height: auto;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.control};
  object-fit: cover;

  @container player (width >= 520px) {
    display: block;
  }
`

export const text = css`
  min-width: 0;
  max-width: 22rem;
`

export const title = css`
  display: -webkit-box;
  overflow: hidden;
  font-size: ${fontSize[16]};
  font-weight: ${weight.strong};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  @container player (width < 520px) {
    font-size: ${fontSize[14]};
    -webkit-line-clamp: 1;
  }
`

export const channel = css`
  display: none;
  overflow: hidden;
  color: ${color.muted};
  font-size: ${fontSize[14]};
  text-overflow: ellipsis;
  white-space: nowrap;

  @container player (width >= 520px) {
    display: block;
  }
`

const running = keyframes`
  from {
    transform: scaleX(0);
  }
`

export const countdown = css`
  width: min(20rem, 100%);
  height: 3px;
  border-radius: ${radius.full};
  background: var(--player-accent);
  transform-origin: left;
  animation: ${running} linear;

  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]};

  @container player (width < 340px) {
    gap: ${space[1]};

    & > button {
      height: 2rem;
      padding-inline: ${space[2]};
    }
  }
`
