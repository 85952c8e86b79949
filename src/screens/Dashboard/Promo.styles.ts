import { css } from '@emotion/css'
import { color, decor, font, fontSize, radius, space, weight } from '../../ui/tokens.ts'

export const page = css`
  display: flex;
  flex-direction: column;
  gap: ${space[10]};
  max-width: 72rem;
  margin-inline: auto;
`

export const banner = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[4]};
  padding: ${space[8]} ${space[5]};
  border-radius: ${radius.dialog};
  background: ${color.accentSoft};

  @media (width >= 768px) {
    padding: ${space[12]} ${space[10]};
  }
`

export const title = css`
  font-size: ${fontSize[28]};

  @media (width >= 768px) {
    font-size: ${fontSize[36]};
  }
`

export const text = css`
  max-width: 36rem;
  font-size: ${fontSize[18]};
`

export const cards = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${space[4]};
  margin-top: ${space[4]};
`

export const card = css`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[5]};
  border: 1px solid ${decor.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`

export const icon = css`
  color: ${color.accentText};
`

export const detail = css`
  color: ${color.muted};
`

export const step = css`
  display: flex;
  gap: ${space[4]};
`

export const number = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: 50%;
  background: ${color.raised};
  font-family: ${font.display};
  font-size: ${fontSize[18]};
  font-weight: ${weight.display};
`
